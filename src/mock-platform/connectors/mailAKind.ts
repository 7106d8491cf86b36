import { isRecord, defaultMaxEmails } from '../../contract/index.ts';
import { isoTime } from '../clock.ts';
import { mailbox } from '../seed/mailbox.ts';
import type { Metadata, StoredConnection } from '../state/connectors/connections.ts';
import { accountKind } from './accountKind.ts';
import type { ConnectorKind } from './connectorKind.ts';

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
