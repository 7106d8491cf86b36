import * as contract from '../../contract/index.ts';
import type { Expectation } from './examine.ts';
import type { KnownValues, ValueName } from './knownValues.ts';

/** A read-only call. */
export interface Probe extends Expectation {
  readonly endpoint: contract.Endpoint;
  /** Returns the input. A value that isn't found leaves the route uncalled. */
  readonly input: (the: (value: ValueName) => string) => unknown;
  /** Returns the values that later calls need. */
  readonly learn?: (json: unknown) => KnownValues;
  /** Returns calls that read the answer's items one by one. */
  readonly each?: (json: unknown) => readonly { endpoint: contract.Endpoint; input: unknown }[];
  readonly withoutCredential?: true;
}

function read(
  endpoint: contract.Endpoint,
  input: Probe['input'] = () => ({}),
  more: Omit<Probe, 'endpoint' | 'input'> = {},
): Probe {
  return { endpoint, input, ...more };
}

/**
 * Returns every read-only route, ordered so that answers contain what later calls need.
 *
 * @param aPage - The number of items per page, for lists that support it.
 */
export const probesOf = (aPage: number): readonly Probe[] => [
  read(contract.listSessions, () => ({}), { withoutCredential: true, status: 401 }),
  read(contract.listServiceActors, () => ({ query: { limit: aPage } })),
  read(contract.getOrganisationDetails, (the) => ({ query: { domain: the('organisation') } })),

  read(contract.getFileLimits),
  read(contract.listSessions, () => ({ query: { max_results: aPage } }), {
    learn: (json) => ({ sessionId: textAt(json, 'sessions', 0, 'sessionId') }),
    each: (json) =>
      textsOf(json, 'sessions', 'sessionId').map((session_id) => ({
        endpoint: contract.listMessages,
        input: { params: { session_id } },
      })),
    check: (json) => atMost(json, 'sessions', aPage, 'max_results'),
  }),
  read(contract.listMessages, (the) => ({
    params: { session_id: the('sessionId') },
    query: { max_results: aPage },
  })),
  read(contract.getSessionStatus, (the) => ({ params: { session_id: the('sessionId') } })),
  read(contract.listFiles, (the) => ({ query: { session_id: the('sessionId') } }), {
    learn: (json) => ({ storageKey: textAt(json, 'files', 0, 'storage_key') }),
  }),
  read(contract.getFileUrl, (the) => ({
    query: { session_id: the('sessionId'), storage_key: the('storageKey') },
  })),

  read(contract.listOntologies, () => ({ query: { limit: aPage } }), {
    learn: (json) => ({ ontologyId: firstText(json, 'ontologyId') }),
  }),
  read(contract.getOntology, (the) => ({ params: { ontologyId: the('ontologyId') } })),
  read(contract.resolveOntologies, (the) => ({
    body: { ontologyIds: [the('ontologyId')], ontologyMode: 'guided' },
  })),

  read(contract.listFindings, () => ({}), {
    learn: (json) => ({
      findingId: textAt(json, 'findings', 0, 'finding_id'),
      tenantId: textAt(json, 'findings', 0, 'tenant_id'),
    }),
    each: (json) =>
      textsOf(json, 'findings', 'finding_id').map((finding_id) => ({
        endpoint: contract.getFinding,
        input: { params: { finding_id } },
      })),
    check: (json) => countsItsItems(json),
  }),
  read(contract.listApprovedFindings, () => ({}), { check: (json) => countsItsItems(json) }),
  read(contract.listRejectedFindings, () => ({}), { check: (json) => countsItsItems(json) }),
  read(contract.getFinding, (the) => ({ params: { finding_id: the('findingId') } })),

  read(
    contract.performAction,
    () => ({ body: { action: 'visualization', response_format: 'json' } }),
    {
      schema: contract.brain,
      absent: 404,
      learn: (json) => ({ tenantId: textAt(json, 'tenant_id') }),
    },
  ),
  read(contract.getCombinedBrain, (the) => ({ params: { tenantId: the('tenantId') }, body: {} })),

  read(contract.listOnboardingConversations, () => ({ query: { step: 1 } }), {
    learn: (json) => ({
      tenantId: textAt(json, 'conversations', 0, 'tenant_id'),
      userId: textAt(json, 'conversations', 0, 'user_id'),
    }),
  }),
  read(contract.getOnboardingStatus, (the) => ({
    params: { tenantId: the('tenantId'), userId: the('userId') },
  })),
  read(contract.getOnboardingQuestions, (the) => ({
    params: { tenantId: the('tenantId'), userId: the('userId'), step: 1, subStep: 1 },
  })),
  read(contract.getDelegation, (the) => ({ query: { token: the('linkToken') } })),

  ...contract.connectorCatalog.flatMap((entry) =>
    contract.providerConfigKeysOf(entry).map((key) =>
      read(contract.listConnections, () => ({ query: { providerConfigKey: key, limit: aPage } }), {
        learn: (json) => learnConnection(entry, key, json),
        check: (json) => atMost(json, 'connections', aPage, 'limit'),
      }),
    ),
  ),
  read(contract.getConnection, (the) => ({
    params: { connectionId: the('connectionId') },
    query: { providerConfigKey: the('providerConfigKey') },
  })),
  read(contract.getConnectionMetadata, (the) => ({
    query: { connectionId: the('connectionId'), providerConfigKey: the('providerConfigKey') },
  })),
  read(contract.getConnectedUser, (the) => ({
    query: { connectionId: the('account'), providerConfigKey: the('accountKey') },
  })),
  read(contract.getMailAProfile, (the) => ({ query: { connectionId: the('mail') } })),
  read(contract.listDriveFiles, (the) => ({
    query: {
      connectionId: the('drive'),
      providerConfigKey: 'alpha-drive-files',
      pageSize: String(aPage),
    },
  })),
  read(contract.getSheetPreview, (the) => ({
    query: {
      connectionId: the('sheet'),
      providerConfigKey: 'alpha-drive',
      spreadsheetId: the('spreadsheet'),
    },
  })),
  read(contract.listDocuments, (the) => ({ query: { connectionId: the('documents') } })),
  read(
    contract.getWebhook,
    (the) => ({ query: { connectionId: the('rest'), providerConfigKey: the('restKey') } }),
    // A connection has no webhook until one is generated, which is optional.
    { absent: 404 },
  ),
  read(contract.getConnectionHealth, (the) => ({ query: { connectionId: the('messaging') } })),
  read(contract.listSites, (the) => ({ query: { connectionId: the('sites') } }), {
    learn: (json) => ({ siteUrl: textAt(json, 'sites', 0, 'webUrl') }),
  }),
  read(contract.listSiteFolders, (the) => ({ query: { connectionId: the('sites') } })),
  read(contract.resolveSite, (the) => ({
    query: { connectionId: the('sites'), siteUrl: the('siteUrl') },
  })),

  read(contract.listTasks, () => ({ query: { limit: String(aPage) } }), {
    learn: (json) => ({ taskId: firstText(json, 'id') }),
  }),
  read(contract.listTodo, () => ({ query: { limit: String(aPage) } })),
  read(contract.countTasks),
  read(contract.countTodo),
  read(contract.getTask, (the) => ({ params: { id: the('taskId') } })),
  read(contract.getForm, (the) => ({
    params: { slug: the('formSlug') },
    query: { tenantId: the('tenantId') },
  })),
];

/** Read-only routes that require an id from a route that writes. */
export const unreachable: readonly (readonly [contract.Endpoint, because: string])[] = [
  [contract.getPairingStatus, 'it needs a pairing, which would ask a person to scan a code'],
  [contract.listPairingGroups, 'it needs a pairing, which would ask a person to scan a code'],
  [contract.getSourceCheck, 'it needs a check of a database, which would connect to it'],
  [
    contract.getTaskDownload,
    'it needs an attachment, whose storage key no documented answer names',
  ],
];

function learnConnection(entry: contract.CatalogEntry, key: string, json: unknown): KnownValues {
  const id = textAt(json, 'connections', 0, 'connection_id');
  if (id === undefined) return {};
  const spreadsheet = textAt(json, 'connections', 0, 'metadata', 'selectedSheets', 0, 'id');
  const own: Partial<Record<string, KnownValues>> = {
    'mail-a': { mail: id },
    'drive-a': { drive: id },
    'sheets-a': { sheet: id, spreadsheet },
    documents: { documents: id },
    'docs-online': { sites: id },
    'messaging-a': { messaging: id },
    [contract.customRestKey]: { rest: id, restKey: key },
  };
  const isAccount = entry.connectWith.type === 'oauth';
  return {
    connectionId: id,
    providerConfigKey: key,
    ...(isAccount ? { account: id, accountKey: key } : {}),
    ...own[entry.id],
  };
}

/** Returns the text or number at a path, as text. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  if (typeof current === 'number') return String(current);
  return typeof current === 'string' && current !== '' ? current : undefined;
}

/** Returns the first text with this name at any depth, since the wrapper isn't documented. */
function firstText(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = textAt(value, name);
  if (own !== undefined) return own;
  for (const inner of Object.values(value)) {
    const found = firstText(inner, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function listAt(json: unknown, name: string): readonly unknown[] {
  const list: unknown = contract.isRecord(json) ? json[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function textsOf(json: unknown, list: string, name: string): string[] {
  return listAt(json, list).flatMap((item) => textAt(item, name) ?? []);
}

function atMost(json: unknown, name: string, limit: number, field: string): string | undefined {
  const count = listAt(json, name).length;
  return count > limit ? `asked for ${limit} by ${field}, it answered ${count}` : undefined;
}

function countsItsItems(json: unknown): string | undefined {
  if (!contract.isRecord(json) || typeof json['count'] !== 'number') return undefined;
  const items = listAt(json, 'findings').length;
  return json['count'] === items ? undefined : '`count` is not the number of findings in the list';
}
