import { ontologyNotFound, type Connection } from '../../../contract/index.ts';

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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
