import type { Temperament } from './temperaments.ts';

/** A connection as the platform keeps it. */
export interface StoredConnection {
  id: number;
  connection_id: string;
  provider_config_key: string;
  created_at: string;
  metadata: Record<string, unknown>;
}

/** A message of a conversation as the platform keeps it. */
export interface StoredMessage {
  id: string;
  role: 'user' | 'assistant';
  status?: string;
  content: Record<string, unknown>[];
}

/** All that a platform keeps, as plain data, so that a lagging list can be a copy of it. */
export interface World {
  findings: { finding_id: string; title: string; review_state: string; is_skipped: boolean }[];
  ontologies: Record<string, unknown>[];
  sessions: { sessionId: string; at: string; messages: StoredMessage[]; running: boolean }[];
  connections: StoredConnection[];
  tasks: { id: string; title: string; status: string }[];
  /** Bodies of the forms that were submitted. */
  submissions: unknown[];
  /** Ids of the connections whose sync was enqueued. */
  enqueued: string[];
  /** Answers that came by the link, by assignment. */
  delegated: Record<string, string[]>;
  /** Bodies of the answers of the product's onboarding. */
  productAnswers: unknown[];
  /** Sentences that changed the brain. */
  sentences: string[];
  /** The number of requests for the pairing's status. */
  pairingPolls: number;
}

/** The time at which everything was made. */
export const madeAt = '2026-03-02T09:30:00.000Z';

/** Creates what a small company has on the platform. */
export function createWorld({ hasOddIds, addsFields, name }: Temperament): World {
  const id = (plain: string): string => (hasOddIds ? `${plain}/1:50% ü` : plain);
  // Optional texts are null, absent or there.
  const description = addsFields
    ? { description: null }
    : name === 'minimal'
      ? {}
      : { description: 'Ours' };
  let made = 0;
  const connection = (key: string, metadata: Record<string, unknown>): StoredConnection => {
    made += 1;
    return {
      id: made,
      connection_id: id(`connection-${made}`),
      provider_config_key: key,
      created_at: madeAt,
      metadata,
    };
  };
  return {
    findings: ['Borealis delivers late on Mondays', 'Two names for one supplier', 'Cod is up'].map(
      (title, at) => ({
        finding_id: id(`finding-${at + 1}`),
        title,
        review_state: 'pending',
        is_skipped: false,
      }),
    ),
    ontologies: [
      {
        ontologyId: 'cold-chain',
        displayName: 'Cold chain',
        entityTypes: ['Store'],
        legalTerms: ['frozen'],
        requiredFields: [],
        version: 1,
        status: 'active',
      },
      {
        ontologyId: 'labels',
        displayName: 'Labels',
        entityTypes: [],
        legalTerms: ['net weight'],
        requiredFields: [],
        version: 1,
        status: 'active',
      },
    ],
    sessions: [],
    connections: [
      connection('sql-b', {
        connectionName: 'Orders',
        host: 'db.example',
        port: 5432,
        database: 'orders',
        status: 'active',
        syncStatus: 'completed',
        lastSyncedAt: madeAt,
        ...description,
      }),
      connection('alpha-mail', {
        emailSyncConfig: {
          id: 'config-1',
          accountEmail: 'office@example.com',
          enabled: false,
          maxEmails: 50,
          syncStatus: 'completed',
          totalEmailsSynced: 12,
          lastSyncedAt: madeAt,
          ...description,
        },
        watchState: {
          isWatchEnabled: false,
          ...(addsFields ? { watchExpiration: null, historyId: null } : {}),
        },
      }),
      connection('alpha-drive-files', { selectedFiles: [] }),
      connection('alpha-drive', { selectedSheets: [] }),
      connection('docs-online', {}),
    ],
    tasks: [
      { id: id('task-1'), title: 'Call Borealis', status: 'open' },
      { id: id('task-2'), title: 'Order cod', status: 'open' },
    ],
    submissions: [],
    enqueued: [],
    delegated: {},
    productAnswers: [],
    sentences: [],
    pairingPolls: 0,
  };
}
