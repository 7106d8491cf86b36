import type { DocumentsState } from '../state/documentChunks.ts';
import type {
  ConnectedUser,
  ConnectSessionBody,
  Disconnected,
  EnqueuedSync,
} from '../../contract/index.ts';
import type { Metadata, StoredConnection } from '../state/connections.ts';
import type { SyncJob, SyncStage } from '../state/syncJob.ts';
import type { SyncTarget } from '../state/syncTargets.ts';

/** What a connect session with credentials leaves behind. */
export interface Accepted {
  readonly metadata: Metadata;
  readonly secrets: Metadata;
}

/** What a metadata write works with besides what was sent. */
export interface MetadataWrite {
  /**
   * What stays of the present metadata: all of it where writes merge, otherwise what only the
   * platform knows.
   */
  readonly kept: Metadata;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** How the connections of one provider config key behave, where they differ from each other. */
export interface ConnectorKind {
  /** Checks and splits what a connect session sent. Absent: it does not connect by credentials. */
  readonly accept?: (body: ConnectSessionBody) => Accepted;
  /** What a connect session with credentials answers of it. Absent: both. */
  readonly connected?: 'connection' | 'connectionId';
  /** Returns the metadata of a connection after a write. */
  readonly write: (
    connection: StoredConnection,
    written: Metadata,
    context: MetadataWrite,
  ) => Metadata;
  /** What of a connection can be synced. */
  readonly targets: (connection: StoredConnection) => readonly SyncTarget[];
  /** Whether a target with this status may be queued. */
  readonly mayQueue: (status: string) => boolean;
  readonly stages: readonly SyncStage[];
  /** How a sync of the connection ends. */
  readonly outcome: (
    connection: StoredConnection,
    world: DocumentsState,
  ) => ReturnType<SyncJob['outcome']>;
  /** What else a finished sync writes. */
  readonly finish?: (
    connection: StoredConnection,
    target: SyncTarget,
    world: DocumentsState,
  ) => void;
  /** What enqueue answers: the jobs that were started, which may be none. */
  readonly answer: (connection: StoredConnection, jobs: readonly SyncJob[]) => EnqueuedSync;
  /** What a metadata read and write say of it besides the metadata. */
  readonly showsAuthError?: true;
  /** What a metadata write answers instead of an echo. */
  readonly savedMessage?: string;
  /** Whose account it is. Absent: the route has nothing to say. */
  readonly user?: (connection: StoredConnection) => ConnectedUser;
  readonly disconnected: Disconnected;
}
