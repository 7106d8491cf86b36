import type { DriveFile } from '../../contract/index.ts';

/** What the drive behind every drive connection holds. */
export interface DriveState {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  driveFileCount: number;
  /** Made at the first request. */
  driveFiles: readonly DriveFile[] | undefined;
}
