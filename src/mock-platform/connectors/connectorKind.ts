import type {
  ConnectedUser,
  ConnectSessionBody,
  Disconnected,
  EnqueuedSync,
} from '../../contract/index.ts';
import type { Metadata, StoredConnection } from '../state/connectors/connections.ts';
import type { SyncJob, SyncStage } from '../state/connectors/syncs.ts';
import type { SyncTarget } from '../state/connectors/syncTargets.ts';
import type { OntologiesState } from '../state/ontologies.ts';

/** The result of a connect session with credentials. */
export interface Accepted {
  readonly metadata: Metadata;
  readonly secrets: Metadata;
}

export interface MetadataWrite {
  /** The existing metadata to keep: all of it if writes merge, else the platform's own fields. */
  readonly kept: Metadata;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The behaviour of connections with one provider config key. */
export interface ConnectorKind {
  /** Validates and splits a connect session's body. Absent if it takes no credentials. */
  readonly accept?: (body: ConnectSessionBody) => Accepted;
  /** The fields in the response to a connect session with credentials. Absent for both. */
  readonly connected?: 'connection' | 'connectionId';
  readonly write: (
    connection: StoredConnection,
    written: Metadata,
    context: MetadataWrite,
  ) => Metadata;
  readonly targets: (connection: StoredConnection) => readonly SyncTarget[];
  readonly mayQueue: (status: string) => boolean;
  readonly stages: readonly SyncStage[];
  readonly outcome: (
    connection: StoredConnection,
    world: OntologiesState,
  ) => ReturnType<SyncJob['outcome']>;
  /** Applies the other effects of a finished sync. */
  readonly finish?: (connection: StoredConnection) => void;
  /** Creates the response to enqueue from the started jobs, possibly none. */
  readonly answer: (connection: StoredConnection, jobs: readonly SyncJob[]) => EnqueuedSync;
  /** True if metadata routes also report `authError`. */
  readonly showsAuthError?: true;
  /** The message that replaces the echo of a metadata write. */
  readonly savedMessage?: string;
  /** Returns the connection's account. Absent if the route has no data. */
  readonly user?: (connection: StoredConnection) => ConnectedUser;
  readonly disconnected: Disconnected;
}
