import { ontologyNotFound, type Connection } from '../../../../contract/index.ts';
import type { UploadFile } from './uploadModel.ts';

export type ProcessingStatus =
  | { status: NormalStatus }
  | { status: 'failed'; reason: 'ontology-not-found' | 'other'; code: string | undefined }
  /** An undocumented status of the platform. */
  | { status: 'other'; text: string };

export function processingStatusOf({
  syncStatus,
  metadata,
  ...rest
}: Connection): ProcessingStatus | undefined {
  const text = syncStatus ?? textOf(metadata['syncStatus']);
  const code = textOf(metadata['error_code']) ?? textOf(rest['error_code']);
  if (text === 'failed' || code !== undefined) {
    const reason = code === ontologyNotFound ? 'ontology-not-found' : 'other';
    return { status: 'failed', reason, code };
  }
  if (text === undefined) return undefined;
  const status = statuses.get(text);
  return status === undefined ? { status: 'other', text } : { status };
}

type NormalStatus = 'not-processed' | 'queued' | 'processing' | 'ready';

/** The platform's documented statuses, besides `failed`. */
const statuses = new Map<string, NormalStatus>([
  ['never', 'not-processed'],
  ['queued', 'queued'],
  ['in_progress', 'processing'],
  ['completed', 'ready'],
]);

/** Returns true if processing is running, or starts automatically, as after an upload. */
export function isUnderWay(connection: Connection): boolean {
  const status = processingStatusOf(connection)?.status;
  return status === 'not-processed' || status === 'queued' || status === 'processing';
}

export type ProcessingStatuses = ReadonlyMap<string, ProcessingStatus | undefined>;

export function processingStatuses(connections: readonly Connection[] = []): ProcessingStatuses {
  return new Map(
    connections.map((connection) => [connection.connection_id, processingStatusOf(connection)]),
  );
}

/** Returns the processing status of a listed file. Undefined before its upload, and if unknown. */
export function processingStatusOfFile(
  { state }: UploadFile,
  processing: ProcessingStatuses,
): ProcessingStatus | undefined {
  return state.status === 'uploaded' ? processing.get(state.result.connectionId ?? '') : undefined;
}

/** Counts the files whose processing failed because an ontology no longer exists. */
export function countStaleOntologyErrors(
  files: readonly UploadFile[],
  processing: ProcessingStatuses,
): number {
  return files.filter((file) => {
    const status = processingStatusOfFile(file, processing);
    return status?.status === 'failed' && status.reason === 'ontology-not-found';
  }).length;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
