import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrainstem } from '../provider/index.ts';
import { createUploadDocument, type UploadDocument } from './documentsTransport.ts';

/** The upload of a document, bound to the provider's client and cache. */
export function useUploadDocument(): UploadDocument {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(() => createUploadDocument(client, queries), [client, queries]);
}
