import type { QueryClient } from '@tanstack/query-core';
import * as api from '../../api/index.ts';
import type { BrainstemClient } from '../../client/index.ts';
import type { DocumentUpload } from '../../contract/index.ts';
import { connectionKeys } from '../connectors.ts';

/** The provider config key under which uploaded documents are listed as connections. */
export const documentsKey = 'documents';

/** Uploads one document with its settings. */
export type UploadDocument = (
  file: File,
  settings: Omit<api.DocumentBatch, 'files'>,
  options: { signal: AbortSignal; onProgress: (loaded: number, total: number) => void },
) => Promise<DocumentUpload>;

/**
 * Binds `POST /connect/integrations/documents/upload` to a client, and invalidates the document
 * list. Each document is a request of its own, with its own progress, outcome and retry.
 */
export function createUploadDocument(
  client: BrainstemClient,
  queryClient: QueryClient,
): UploadDocument {
  client = client.forUser();
  return async (file, settings, { signal, onProgress }) => {
    const upload = await api.uploadDocuments(
      client,
      { ...settings, files: [file] },
      { signal, onProgress: ({ loaded, total }) => onProgress(loaded, total) },
    );
    void queryClient.invalidateQueries({ queryKey: connectionKeys.list(client, documentsKey) });
    return upload;
  };
}
