import { ontologyNotFound, type Connection } from '../../../contract/index.ts';
import type { UploadFile } from './uploadModel.ts';

/** What became of a document after its upload. */
export type DocumentFate =
  | { status: 'waiting' | 'processing' | 'ready' }
  | { status: 'failed'; reason: 'ontology-not-found' | 'other'; code: string | undefined }
  /** A word that the platform says and we do not know. */
  | { status: 'other'; said: string };

/** Reads what became of a document from its connection; undefined where it does not say. */
export function fateOf({ syncStatus, metadata, ...rest }: Connection): DocumentFate | undefined {
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
  const status = fateOf(connection)?.status;
  return status === 'waiting' || status === 'processing';
}

/** What became of documents, by the id of their connection. */
export type Fates = ReadonlyMap<string, DocumentFate | undefined>;

/** Reads what became of documents from their connections. */
export function fatesOf(connections: readonly Connection[] = []): Fates {
  return new Map(connections.map((one) => [one.connection_id, fateOf(one)]));
}

/** What became of a file of the list; undefined before it is uploaded, and where nothing is said. */
export function fateOfFile({ state }: UploadFile, fates: Fates): DocumentFate | undefined {
  return state.status === 'uploaded' ? fates.get(state.upload.connectionId ?? '') : undefined;
}

/** How many files could not be read for want of an ontology. */
export function countMissedOntologies(files: readonly UploadFile[], fates: Fates): number {
  return files.filter((file) => {
    const fate = fateOfFile(file, fates);
    return fate?.status === 'failed' && fate.reason === 'ontology-not-found';
  }).length;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
