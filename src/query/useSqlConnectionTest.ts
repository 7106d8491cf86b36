import { useCallback } from 'react';
import * as api from '../api/index.ts';
import type { SqlConnectionTest, TestSqlConnectionBody } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';

/**
 * Tries a SQL database: `POST /database/test-connection`. Nothing of it is kept: the answer belongs
 * to the values that were tested, and those hold a password.
 */
export function useSqlConnectionTest(): (
  body: TestSqlConnectionBody,
  signal: AbortSignal,
) => Promise<SqlConnectionTest> {
  const { client } = useBrainstem();
  return useCallback((body, signal) => api.testSqlConnection(client, body, { signal }), [client]);
}
