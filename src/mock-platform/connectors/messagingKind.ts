import type { ConnectorKind } from './connectorKind.ts';
import { plainKind } from './plainKind.ts';

/** A paired phone. A sync imports the messages since the last one. */
export const messagingKind: ConnectorKind = {
  ...plainKind,
  finish: (connection) => {
    const { pendingMessages, totalMessagesSynced } = connection.metadata;
    const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
    connection.metadata = {
      ...connection.metadata,
      pendingMessages: 0,
      totalMessagesSynced: count(totalMessagesSynced) + count(pendingMessages),
    };
  },
};
