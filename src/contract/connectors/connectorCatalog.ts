/** The way to connect a catalog entry. */
export type ConnectWith =
  /** By the provider's consent page: connect-session requires `integration`. */
  | { readonly type: 'oauth'; readonly integration: string }
  /** By stored credentials: connect-session requires one of these as `providerConfigKey`. */
  | { readonly type: 'credentials'; readonly providerConfigKeys: readonly string[] }
  /** By pairing a device, under `/connectors/messaging-a/*`. */
  | { readonly type: 'pairing' }
  /** By uploading files, under `/connect/integrations/documents/upload`. */
  | { readonly type: 'upload'; readonly providerConfigKeys: readonly string[] }
  /** Listed, but not available. */
  | { readonly type: 'none'; readonly because: 'disabled' | 'coming-soon' };

/** The ids of the catalog. */
export type ConnectorId =
  | SqlEngine
  | 'sheets-a'
  | 'drive-a'
  | 'mail-a'
  | 'mail-b'
  | 'crm-a'
  | 'crm-b'
  | 'docs-online'
  | 'team-chat'
  | 'docstore'
  | 'warehouse-a'
  | 'custom-rest-api'
  | 'erp-a'
  | 'messaging-a'
  | 'documents'
  | 'hr-suite-a'
  | 'expense-a';

/** A catalog entry: a connector and the way to connect it. */
export interface CatalogEntry {
  readonly id: ConnectorId;
  readonly connectWith: ConnectWith;
  /** The query parameter of disconnect; not documented for the others. */
  readonly disconnectBy?: 'integration' | 'providerConfigKey';
}

const oauth = (
  id: ConnectorId,
  integration: string,
  disconnectBy?: 'integration',
): CatalogEntry => ({
  id,
  connectWith: { type: 'oauth', integration },
  ...(disconnectBy === undefined ? {} : { disconnectBy }),
});

const credentials = (
  id: ConnectorId,
  providerConfigKeys: readonly string[],
  disconnectBy?: 'integration' | 'providerConfigKey',
): CatalogEntry => ({
  id,
  connectWith: { type: 'credentials', providerConfigKeys },
  ...(disconnectBy === undefined ? {} : { disconnectBy }),
});

export const sqlEngines = ['sql-a', 'sql-b', 'sql-c', 'sql-d', 'sql-e'] as const;

/** The SQL engines, whose ids are also their provider config keys. */
export type SqlEngine = (typeof sqlEngines)[number];

/** The key of custom REST in the catalog and on its webhooks, but never in a connect session. */
export const customRestKey = 'custom-rest-api' as const;

/** The documented catalog, in its order. */
export const connectorCatalog: readonly CatalogEntry[] = [
  oauth('sheets-a', 'alpha-drive', 'integration'),
  oauth('drive-a', 'alpha-drive-files', 'integration'),
  oauth('mail-a', 'alpha-mail', 'integration'),
  oauth('mail-b', 'mail-b'),
  oauth('crm-a', 'crm-a'),
  credentials('crm-b', ['crm-b-oauth2-cc']),
  oauth('docs-online', 'docs-online'),
  oauth('team-chat', 'team-chat'),
  ...sqlEngines.map((engine) => credentials(engine, [engine], 'integration')),
  credentials('docstore', ['docstore'], 'providerConfigKey'),
  credentials('warehouse-a', ['warehouse-a-jwt']),
  credentials(customRestKey, ['private-api-basic', 'private-api-bearer']),
  credentials('erp-a', ['erp-a-rest']),
  { id: 'messaging-a', connectWith: { type: 'pairing' } },
  {
    id: 'documents',
    connectWith: { type: 'upload', providerConfigKeys: ['documents'] },
    disconnectBy: 'providerConfigKey',
  },
  { id: 'hr-suite-a', connectWith: { type: 'none', because: 'disabled' } },
  { id: 'expense-a', connectWith: { type: 'none', because: 'coming-soon' } },
];

/**
 * Returns the provider config keys under which an entry's connections are listed. Messaging's isn't
 * documented, so its catalog id is used.
 */
export function providerConfigKeysOf({ id, connectWith }: CatalogEntry): readonly string[] {
  switch (connectWith.type) {
    case 'oauth':
      return [connectWith.integration];
    case 'credentials':
    case 'upload':
      return connectWith.providerConfigKeys;
    case 'pairing':
      return [id];
    case 'none':
      return [];
  }
}

/** Finds the catalog entry of a provider config key. */
export function catalogEntryOf(providerConfigKey: string): CatalogEntry | undefined {
  return connectorCatalog.find((entry) => providerConfigKeysOf(entry).includes(providerConfigKey));
}
