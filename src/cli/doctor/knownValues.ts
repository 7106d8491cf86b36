/** Values that routes need, with the reason if there is none. */
export const valueNames = {
  sessionId: 'there is no conversation to read',
  storageKey: 'there is no file in a conversation',
  findingId: 'there is no finding to read',
  ontologyId: 'there is no ontology to read',
  tenantId: 'no answer named the tenant',
  userId: 'set PLATFORM_USER_ID to a user of the platform',
  organisation: 'set PLATFORM_ORGANISATION to the domain or id of an organisation',
  formSlug: 'set PLATFORM_FORM_SLUG to the slug of a form',
  linkToken: 'set PLATFORM_LINK_TOKEN to the token of a delegation link',
  taskId: 'no task was found',
  connectionId: 'there is no connection to read',
  providerConfigKey: 'there is no connection to read',
  account: 'no connection by consent was found',
  accountKey: 'no connection by consent was found',
  mail: 'no connection of mail-A was found',
  drive: 'no connection of drive-A was found',
  sheet: 'no connection of sheets-A was found',
  spreadsheet: 'no connection of sheets-A has a selected sheet',
  documents: 'no connection of documents was found',
  sites: 'no connection of docs-online was found',
  siteUrl: 'docs-online listed no site with an address',
  messaging: 'no connection of messaging-A was found',
  rest: 'no connection of custom REST was found',
  restKey: 'no connection of custom REST was found',
} as const;

/** See {@link valueNames}. */
export type ValueName = keyof typeof valueNames;

/** Values learned from earlier answers, kept in memory only. */
export type KnownValues = Readonly<Partial<Record<ValueName, string | undefined>>>;

export function definedValues(found: KnownValues): KnownValues {
  const all: Record<string, string | undefined> = found;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
