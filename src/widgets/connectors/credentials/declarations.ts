import { crmBConnectBody, warehouseConnectBody } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import type { FieldDeclaration, FormSection, IntroducedDeclaration } from '../forms/declaration.ts';

/** Returns the connection's name field, the first of every form. */
export function nameField(words: ConnectorFormsWords, required = true): FieldDeclaration {
  return {
    name: 'metadata.connectionName',
    label: words.connectionName,
    description: words.connectionNameText,
    required,
  };
}

/** Returns the field that says what a database holds. */
export function descriptionField(words: ConnectorFormsWords): FieldDeclaration {
  return {
    name: 'metadata.description',
    label: words.description,
    kind: 'area',
    description: words.descriptionText,
  };
}

/** Returns the section of a database's user, whose name and password may be empty. */
export function loginSection(words: ConnectorFormsWords): FormSection {
  return {
    title: words.sectionSignIn,
    fields: [
      {
        name: 'username',
        label: words.username,
        dir: 'ltr',
        sendsEmpty: true,
        requiredToReplace: true,
      },
      {
        name: 'password',
        label: words.password,
        kind: 'secret',
        sendsEmpty: true,
      },
    ],
  };
}

/** The credential forms that come with the kit, by catalog id. */
export const ownDeclarations: ReadonlyMap<
  string,
  (words: ConnectorFormsWords) => IntroducedDeclaration
> = new Map([
  ['warehouse-a', warehouseDeclaration],
  ['crm-b', crmDeclaration],
]);

function warehouseDeclaration(words: ConnectorFormsWords): IntroducedDeclaration {
  const required = true;
  const dir = 'ltr';
  return {
    providerConfigKey: 'warehouse-a-jwt',
    title: words.warehouseTitle,
    intro: words.warehouseIntro,
    schema: warehouseConnectBody,
    sections: [
      // Optional, since the platform documents no name and may reject it.
      { fields: [nameField(words, false)] },
      {
        title: words.sectionSignIn,
        fields: [
          {
            name: 'credentials.subdomain',
            label: words.subdomain,
            description: words.subdomainText,
            required,
            dir,
          },
          {
            name: 'credentials.accountIdentifier',
            label: words.accountIdentifier,
            required,
            dir,
          },
          { name: 'credentials.userName', label: words.username, required, dir },
          {
            name: 'credentials.privateKey',
            label: words.privateKey,
            kind: 'pem',
            description: words.privateKeyText,
            required,
          },
        ],
      },
      {
        title: words.sectionContent,
        fields: [
          { name: 'metadata.warehouse', label: words.warehouse, required, dir },
          { name: 'metadata.database', label: words.database, required, dir },
        ],
      },
      {
        advanced: true,
        fields: [
          { name: 'metadata.role', label: words.role, dir },
          { name: 'metadata.schema', label: words.schema, dir },
        ],
      },
    ],
  };
}

/** Declares the form of a CRM. */
export function crmDeclaration(words: ConnectorFormsWords): IntroducedDeclaration {
  const dir = 'ltr';
  return {
    providerConfigKey: 'crm-b-oauth2-cc',
    title: words.crmTitle,
    intro: words.crmIntro,
    schema: crmBConnectBody,
    constants: { 'credentials.type': 'OAUTH2_CC', connectionConfig: {} },
    sections: [
      { fields: [nameField(words)] },
      {
        title: words.sectionSignIn,
        fields: [
          { name: 'credentials.client_id', label: words.clientId, required: true, dir },
          {
            name: 'credentials.client_secret',
            label: words.clientSecret,
            kind: 'secret',
            required: true,
          },
          { name: 'connectionConfig.tenant_id', label: words.tenantId, required: true, dir },
        ],
      },
      {
        advanced: true,
        fields: [
          {
            name: 'connectionConfig.organization_url',
            label: words.organizationUrl,
            placeholder: 'https://',
            dir,
          },
          {
            name: 'connectionConfig.oauth_scopes',
            label: words.oauthScopes,
            description: words.oauthScopesText,
            dir,
          },
          {
            name: 'credentials.token',
            label: words.accessToken,
            kind: 'secret',
            onlyWhenNew: true,
          },
          { name: 'credentials.expires_at', label: words.tokenExpiry, dir },
          { name: 'metadata.provider', label: words.provider, dir },
        ],
      },
    ],
  };
}
