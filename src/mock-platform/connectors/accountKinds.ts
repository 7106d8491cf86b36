import { isRecord, defaultMaxEmails } from '../../contract/index.ts';
import { isoTime } from '../clock.ts';
import { mailbox } from '../seed/mailbox.ts';
import {
  recordsIn,
  textIn,
  type Metadata,
  type StoredConnection,
} from '../state/connectors/connections.ts';
import type { SyncJob } from '../state/connectors/syncs.ts';
import { recordOf, type SyncTarget } from '../state/connectors/syncTargets.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { plainKind } from './plainKind.ts';

/** A portrait. Assumption: a data URL, which needs no further request. */
const portrait =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQAAAAA3iMLMAAAAI0lEQVR42mP4/58Bgv7YM/yQR6A/9lDBD/wMD9hB6AAzEAEAMyIUWUhJqIwAAAAASUVORK5CYII=';

/** A connection of an account whose changes the platform watches. */
const accountKind: ConnectorKind = {
  ...plainKind,
  showsAuthError: true,
  // "user-info | `email`, `name`, `picture`"
  user: () => ({ email: mailbox.emailAddress, name: mailbox.owner, picture: portrait }),
  disconnected: { success: true, alertingLifecycle: { alerting_stopped: true } },
};

/** A mail account. Its `emailSyncConfig` controls the sync. */
export const mailAKind: ConnectorKind = {
  ...accountKind,
  write: (connection, metadata, { kept, now }) => ({
    ...kept,
    ...metadata,
    ...('emailSyncConfig' in metadata
      ? { emailSyncConfig: fitConfig(connection, metadata.emailSyncConfig, now) }
      : {}),
    // Only its own routes switch the watch.
    ...('watchState' in connection.metadata ? { watchState: connection.metadata.watchState } : {}),
  }),
  targets: ({ metadata }) =>
    isRecord(metadata.emailSyncConfig) ? [{ in: 'emailSyncConfig' }] : [],
  finish: ({ metadata }) => {
    const { emailSyncConfig: config } = metadata;
    if (!isRecord(config)) return;
    const { maxEmails } = config;
    const limit = typeof maxEmails === 'number' ? maxEmails : defaultMaxEmails;
    config.totalEmailsSynced = Math.min(limit, mailbox.messagesTotal);
  },
  answer: ({ metadata }, jobs) => {
    if (jobs.length > 0) {
      const listed = jobs.map(({ jobId }) => ({ jobId, type: 'email' }));
      return { success: true, enqueuedCount: jobs.length, jobs: listed };
    }
    const message = isRecord(metadata.emailSyncConfig)
      ? 'Sync already in progress'
      : 'No email config';
    return { success: true, message, enqueuedCount: 0 };
  },
};

/** Restores the platform's own fields in a written configuration. */
function fitConfig(connection: StoredConnection, written: unknown, now: number): Metadata {
  const known = isRecord(connection.metadata.emailSyncConfig)
    ? connection.metadata.emailSyncConfig
    : {};
  const at = isoTime(now);
  return {
    enabled: true,
    maxEmails: defaultMaxEmails,
    ...(isRecord(written) ? written : {}),
    id: known.id ?? `mail-config-${connection.id}`,
    accountConnectionId: connection.connection_id,
    accountEmail: mailbox.emailAddress,
    syncStatus: known.syncStatus ?? 'never',
    totalEmailsSynced: known.totalEmailsSynced ?? 0,
    lastSyncedAt: known.lastSyncedAt ?? null,
    createdAt: known.createdAt ?? at,
    updatedAt: at,
  };
}

/**
 * Creates the kind of a connection whose items are selected and synced individually.
 *
 * @param list - The metadata field that contains them.
 * @param nothingToQueue - The message of enqueue if all of them are queued or synced.
 */
export function selectionKind(
  list: 'selectedFiles' | 'selectedSheets',
  nothingToQueue: string,
): ConnectorKind {
  return {
    ...accountKind,
    write: (connection, metadata, { kept, now }) => ({
      ...kept,
      ...metadata,
      ...(list in metadata ? { [list]: keepStatuses(connection, metadata, list, now) } : {}),
    }),
    targets: ({ metadata }) => {
      const ids = recordsIn(metadata, list).map((record) => textIn(record, 'id'));
      return [...new Set(ids)].flatMap((id) => (id === undefined ? [] : [{ in: list, id }]));
    },
    mayQueue: (status) => status === 'never',
    answer: (_, jobs) =>
      jobs.length === 0
        ? { success: true, message: nothingToQueue, enqueuedCount: 0 }
        : { success: true, enqueuedCount: jobs.length, jobs: jobs.map(viewJob) },
  };
}

/** Restores the items' statuses, which only the platform writes. */
function keepStatuses(
  connection: StoredConnection,
  written: Metadata,
  list: 'selectedFiles' | 'selectedSheets',
  now: number,
): Metadata[] {
  return recordsIn(written, list).map((record) => {
    const id = textIn(record, 'id') ?? '';
    const target: SyncTarget = { in: list, id };
    if (!connection.selectedAt.has(id)) connection.selectedAt.set(id, now);
    const { syncStatus = 'never', lastSyncedAt } = recordOf(connection, target) ?? {};
    return { ...record, syncStatus, ...(lastSyncedAt === undefined ? {} : { lastSyncedAt }) };
  });
}

function viewJob({ jobId, connection, target }: SyncJob): { jobId: string; name: string } {
  return { jobId, name: textIn(recordOf(connection, target) ?? {}, 'name') ?? '' };
}
