import { crmBConnectBody, warehouseConnectBody } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import type { FieldDeclaration, FormSection, IntroducedDeclaration } from '../forms/declaration.ts';

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

type FieldOptions = Omit<FieldDeclaration, 'name' | 'label'>;

/** Returns a field for a code such as a host name, which is left-to-right in every language. */
export function codeField(name: string, label: string, options?: FieldOptions): FieldDeclaration {
  return { name, label, dir: 'ltr', ...options };
}

export function secretField(name: string, label: string, options?: FieldOptions): FieldDeclaration {
  return { name, label, kind: 'secret', ...options };
}

/** Returns the section of a database's user, whose name and password may be empty. */
export function loginSection(words: ConnectorFormsWords): FormSection {
  return {
    title: words.sectionSignIn,
    fields: [
      codeField('username', words.username, {
        sendsEmpty: true,
        requiredToReplace: true,
        width: 'wide',
      }),
      secretField('password', words.password, { sendsEmpty: true, width: 'wide' }),
    ],
  };
}

export const ownDeclarations: ReadonlyMap<
  string,
  (words: ConnectorFormsWords) => IntroducedDeclaration
> = new Map([
  ['warehouse-a', warehouseDeclaration],
  ['crm-b', crmDeclaration],
]);

function warehouseDeclaration(words: ConnectorFormsWords): IntroducedDeclaration {
  const required = { required: true };
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
          codeField('credentials.subdomain', words.subdomain, {
            description: words.subdomainText,
            required: true,
          }),
          codeField('credentials.accountIdentifier', words.accountIdentifier, required),
          codeField('credentials.userName', words.username, required),
          {
            name: 'credentials.privateKey',
            label: words.privateKey,
            kind: 'pem',
            description: words.privateKeyText,
            required: true,
          },
        ],
      },
      {
        title: words.sectionContent,
        fields: [
          codeField('metadata.warehouse', words.warehouse, required),
          codeField('metadata.database', words.database, required),
        ],
      },
      {
        advanced: true,
        fields: [
          codeField('metadata.role', words.role),
          codeField('metadata.schema', words.schema),
        ],
      },
    ],
  };
}

export function crmDeclaration(words: ConnectorFormsWords): IntroducedDeclaration {
  const required = { required: true };
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
          codeField('credentials.client_id', words.clientId, required),
          secretField('credentials.client_secret', words.clientSecret, required),
          codeField('connectionConfig.tenant_id', words.tenantId, required),
        ],
      },
      {
        advanced: true,
        fields: [
          codeField('connectionConfig.organization_url', words.organizationUrl, {
            placeholder: 'https://',
          }),
          codeField('connectionConfig.oauth_scopes', words.oauthScopes, {
            description: words.oauthScopesText,
          }),
          secretField('credentials.token', words.accessToken, { onlyWhenNew: true }),
          codeField('credentials.expires_at', words.tokenExpiry),
          codeField('metadata.provider', words.provider),
        ],
      },
    ],
  };
}
