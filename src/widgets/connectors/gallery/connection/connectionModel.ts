import type { Connection } from '../../../../contract/index.ts';
import { documentIn, isSyncing, readMailAState, selectionIn } from '../../../../query/index.ts';

export interface SyncSummary {
  /** The platform's status; for a selection, that of the least advanced item. */
  status: string;
  isRunning: boolean;
  /** True if the platform has deactivated the connection. */
  isInactive: boolean;
  /** Counts of a connection with individually selected items. */
  selection: { done: number; all: number } | undefined;
  /** Documents in a document database; undefined for others and before the first sync. */
  documents: number | undefined;
  /** The latest sync in ISO 8601; undefined before the first one. */
  lastSyncedAt: string | undefined;
}

/** Statuses by precedence: a selection shows the first one that any item has. */
const foremost = [
  'failed',
  'in_progress',
  'data_cleaning',
  'relationship_building',
  'knowledge_graph_sync',
  'queued',
  'paused',
  'never',
  'completed',
];

export function syncOf(connection: Pick<Connection, 'metadata' | 'syncStatus'>): SyncSummary {
  const { metadata } = connection;
  const isInactive = metadata['status'] === 'inactive';
  const field = ['selectedFiles', 'selectedSheets'] as const;
  const selected = field.flatMap((name) => selectionIn(metadata, name));
  if (field.some((name) => Array.isArray(metadata[name]))) {
    const statuses = selected.map(({ syncStatus }) => syncStatus ?? 'never');
    const status = foremost.find((one) => statuses.includes(one)) ?? statuses[0] ?? 'never';
    return {
      status,
      isRunning: statuses.some(isSyncing),
      isInactive,
      selection: {
        done: statuses.filter((one) => one === 'completed').length,
        all: statuses.length,
      },
      documents: undefined,
      lastSyncedAt: latest(selected.map((item) => text(item['lastSyncedAt']))),
    };
  }
  const { config } = readMailAState(metadata);
  const status =
    connection.syncStatus ?? text(metadata['syncStatus']) ?? config?.syncStatus ?? 'never';
  const lastSyncedAt = latest([text(metadata['lastSyncedAt']), config?.lastSyncedAt ?? undefined]);
  const { totalDocumentsSynced: total } = metadata;
  return {
    status,
    isRunning: isSyncing(status),
    isInactive,
    selection: undefined,
    documents: typeof total === 'number' && lastSyncedAt !== undefined ? total : undefined,
    lastSyncedAt,
  };
}

/** Returns the location of a connection's data, as far as the platform stores it. */
export function placeOf({ metadata }: Pick<Connection, 'metadata'>) {
  const { schema } = metadata;
  const schemas: readonly unknown[] = Array.isArray(schema) ? schema : [schema];
  return {
    host: text(metadata['host']) ?? hostIn(text(metadata['connectionString']) ?? ''),
    database: text(metadata['database']),
    schemas: schemas.flatMap((one) => text(one) ?? []),
  };
}

/** Returns an uploaded document's size in bytes; undefined for others or if unknown. */
export function documentSizeOf({ metadata }: Pick<Connection, 'metadata'>): number | undefined {
  const { totalSize } = metadata;
  const size = documentIn(metadata)?.fileSize ?? totalSize;
  return typeof size === 'number' ? size : undefined;
}

/** Returns a connection string's hosts, without user name and password. */
function hostIn(connectionString: string): string | undefined {
  const authority = /^[^:/]+:\/\/([^/?#]*)/.exec(connectionString)?.[1];
  return text(authority?.slice(authority.lastIndexOf('@') + 1));
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function latest(times: readonly (string | undefined)[]): string | undefined {
  return times
    .filter((time) => time !== undefined)
    .filter((time) => !Number.isNaN(Date.parse(time)))
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}
