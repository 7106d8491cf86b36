import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useBrainstem } from '../provider/index.ts';
import { connectionKeys } from './connectionQueries.ts';

/** Fetches every list and every connection that is shown anew. */
export function useRefreshConnections(): () => void {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: connectionKeys.all(client) }),
    [client, queries],
  );
}
