import { useCallback } from 'react';
import * as api from '../api/index.ts';
import type { DocstoreDatabases } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';

/** A database and its collections. */
export type DocstoreDatabase = DocstoreDatabases['metadata']['databases'][number];

/**
 * Looks into a document database: `POST /database/metadata`. Nothing of it is kept, since a key of
 * the cache would hold the connection string with its password.
 */
export function useDocstoreDatabases(): (
  connectionString: string,
  signal: AbortSignal,
) => Promise<readonly DocstoreDatabase[]> {
  const { client } = useBrainstem();
  return useCallback(
    (connectionString, signal) => api.getDocstoreDatabases(client, connectionString, { signal }),
    [client],
  );
}
