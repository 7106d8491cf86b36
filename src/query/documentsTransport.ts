import type { QueryClient } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { DocumentUpload } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { documentConnectionsQuery } from './documentsQueries.ts';

/** Uploads one document, with what holds for its upload. */
export type UploadDocument = (
  file: File,
  settings: Omit<api.DocumentBatch, 'files'>,
  options: { signal: AbortSignal; onProgress: (loaded: number, total: number) => void },
) => Promise<DocumentUpload>;

/**
 * Binds `POST /connect/integrations/documents/upload` to a client. Each document goes alone, so that
 * it has a progress, an end and a retry of its own. What was uploaded is told to the cache.
 */
export function createUploadDocument(
  client: BrainstemContextValue['client'],
  queries: QueryClient,
): UploadDocument {
  return async (file, settings, { signal, onProgress }) => {
    const upload = await api.uploadDocuments(
      client,
      { ...settings, files: [file] },
      { signal, onProgress: ({ loaded, total }) => onProgress(loaded, total) },
    );
    void queries.invalidateQueries({ queryKey: documentConnectionsQuery(client).queryKey });
    return upload;
  };
}
