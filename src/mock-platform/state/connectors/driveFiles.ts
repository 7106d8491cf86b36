import type { DriveFile } from '../../../contract/index.ts';

export interface DriveState {
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  driveFileCount: number;
  /** Created on the first request. */
  driveFiles: readonly DriveFile[] | undefined;
}
