import type { DocumentsState } from '../state/documentChunks.ts';
import type {
  ConnectedUser,
  ConnectSessionBody,
  Disconnected,
  EnqueuedSync,
} from '../../contract/index.ts';
import type { Metadata, StoredConnection } from '../state/connectors/connections.ts';
import type { SyncJob, SyncStage } from '../state/connectors/syncJob.ts';
import type { SyncTarget } from '../state/connectors/syncTargets.ts';

/** The result of a connect session with credentials. */
export interface Accepted {
  readonly metadata: Metadata;
  readonly secrets: Metadata;
}

/** The input of a metadata write besides its body. */
export interface MetadataWrite {
  /**
   * The part of the present metadata that stays: all of it where writes merge, otherwise only what
   * the platform knows.
   */
  readonly kept: Metadata;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The behaviour of connections with one provider config key, where it differs from others. */
export interface ConnectorKind {
  /** Checks and splits what a connect session sent. Absent: it does not connect by credentials. */
  readonly accept?: (body: ConnectSessionBody) => Accepted;
  /** The fields that a connect session with credentials answers. Absent: both. */
  readonly connected?: 'connection' | 'connectionId';
  /** Returns the metadata of a connection after a write. */
  readonly write: (
    connection: StoredConnection,
    written: Metadata,
    context: MetadataWrite,
  ) => Metadata;
  /** Returns the parts of a connection that can be synced. */
  readonly targets: (connection: StoredConnection) => readonly SyncTarget[];
  /** Returns true if a target with this status may be queued. */
  readonly mayQueue: (status: string) => boolean;
  readonly stages: readonly SyncStage[];
  /** Decides the outcome of a sync of the connection. */
  readonly outcome: (
    connection: StoredConnection,
    world: DocumentsState,
  ) => ReturnType<SyncJob['outcome']>;
  /** Writes the other results of a finished sync. */
  readonly finish?: (
    connection: StoredConnection,
    target: SyncTarget,
    world: DocumentsState,
  ) => void;
  /** Makes the answer to enqueue: the jobs that were started, which may be none. */
  readonly answer: (connection: StoredConnection, jobs: readonly SyncJob[]) => EnqueuedSync;
  /** True if a metadata read and write report `authError` besides the metadata. */
  readonly showsAuthError?: true;
  /** The message that a metadata write answers instead of an echo. */
  readonly savedMessage?: string;
  /** Whose account it is. Absent: the route has nothing to say. */
  readonly user?: (connection: StoredConnection) => ConnectedUser;
  readonly disconnected: Disconnected;
}
