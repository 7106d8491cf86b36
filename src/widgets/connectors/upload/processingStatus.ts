import { ontologyNotFound, type Connection } from '../../../contract/index.ts';
import type { UploadFile } from './uploadModel.ts';

/** What became of a document after its upload. */
export type ProcessingStatus =
  | { status: 'waiting' | 'processing' | 'ready' }
  | { status: 'failed'; reason: 'ontology-not-found' | 'other'; code: string | undefined }
  /** A word that the platform says and we do not know. */
  | { status: 'other'; said: string };

/** Reads what became of a document from its connection; undefined where it does not say. */
export function processingStatusOf({
  syncStatus,
  metadata,
  ...rest
}: Connection): ProcessingStatus | undefined {
  const said = syncStatus ?? textOf(metadata['syncStatus']);
  const code = textOf(metadata['error_code']) ?? textOf(rest['error_code']);
  if (said === 'failed' || code !== undefined) {
    const reason = code === ontologyNotFound ? 'ontology-not-found' : 'other';
    return { status: 'failed', reason, code };
  }
  switch (said) {
    case undefined:
      return undefined;
    case 'never':
      return { status: 'waiting' };
    case 'in_progress':
      return { status: 'processing' };
    case 'completed':
      return { status: 'ready' };
    default:
      return { status: 'other', said };
  }
}

/** Whether something is still to come. */
export function isUnderWay(connection: Connection): boolean {
  const status = processingStatusOf(connection)?.status;
  return status === 'waiting' || status === 'processing';
}

/** How documents were processed, by the id of their connection. */
export type ProcessingStatuses = ReadonlyMap<string, ProcessingStatus | undefined>;

/** Reads how documents were processed from their connections. */
export function processingStatuses(connections: readonly Connection[] = []): ProcessingStatuses {
  return new Map(connections.map((one) => [one.connection_id, processingStatusOf(one)]));
}

/** What became of a file of the list; undefined before it is uploaded, and where nothing is said. */
export function processingStatusOfFile(
  { state }: UploadFile,
  processing: ProcessingStatuses,
): ProcessingStatus | undefined {
  return state.status === 'uploaded' ? processing.get(state.upload.connectionId ?? '') : undefined;
}

/** How many files could not be read for want of an ontology. */
export function countMissedOntologies(
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
