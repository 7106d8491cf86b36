import { crmBConnectBody, warehouseConnectBody } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import type { CredentialDeclaration, FieldDeclaration } from '../forms/declaration.ts';

/** Catalog ids of the connectors whose credential forms come with the kit. */
export const declaredConnectors = ['warehouse-a', 'crm-b'] as const;

/** See {@link declaredConnectors}. */
export type DeclaredConnectorId = (typeof declaredConnectors)[number];

/** Returns whether the kit has a credential form for a connector. */
export function isDeclaredConnector(id: string): id is DeclaredConnectorId {
  return declaredConnectors.some((known) => known === id);
}

/** Returns the connection's name field, the first of every form. */
export function nameField(words: ConnectorFormsWords, required = true): FieldDeclaration {
  return {
    name: 'metadata.connectionName',
    label: words.connectionName,
    description: words.connectionNameText,
    required,
  };
}

/** Returns the credential form declaration of a connector. */
export function declarationOf(
  id: DeclaredConnectorId,
  words: ConnectorFormsWords,
): CredentialDeclaration & { intro?: string } {
  switch (id) {
    case 'warehouse-a':
      return warehouse(words);
    case 'crm-b':
      return crm(words);
  }
}

function warehouse(words: ConnectorFormsWords): CredentialDeclaration & { intro: string } {
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

function crm(words: ConnectorFormsWords): CredentialDeclaration & { intro: string } {
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
