import type { DriveFile } from '../../../contract/index.ts';

/** The content of the drive behind every drive connection. */
export interface DriveState {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  driveFileCount: number;
  /** Made at the first request. */
  driveFiles: readonly DriveFile[] | undefined;
}
