/** The progress of a file's upload. Sizes in bytes. */
export type UploadState<Result> =
  | { status: 'waiting' }
  | { status: 'uploading'; loaded: number; total: number }
  | { status: 'uploaded'; result: Result }
  | { status: 'failed'; error: unknown }
  | { status: 'cancelled' };

/** Returns true if a file is waiting or uploading, and so can be cancelled. */
export function isUploadPending({ status }: { status: string }): boolean {
  return status === 'waiting' || status === 'uploading';
}

/** Returns true if a file's upload failed or was cancelled, and so can be retried. */
export function canRetryUpload({ status }: { status: string }): boolean {
  return status === 'failed' || status === 'cancelled';
}

/** Returns the uploaded fraction of a file, from 0 to 1. */
export function uploadedFraction(
  state: { status: string } | { status: 'uploading'; loaded: number; total: number },
): number {
  if (state.status === 'uploaded') return 1;
  if (!('total' in state) || state.total === 0) return 0;
  return Math.min(1, state.loaded / state.total);
}
