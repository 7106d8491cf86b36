import type { QueryClient } from '@tanstack/query-core';
import { useMemo } from 'react';
import type { BrainstemClient } from '../../client/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/**
 * Memoises the result of a `create…` function of `query` for the provider's clients.
 *
 * @param create - A stable function.
 */
export function usePlatformActions<T>(
  create: (client: BrainstemClient, queryClient: QueryClient) => T,
): T {
  const { client, queryClient } = useBrainstem();
  return useMemo(() => create(client, queryClient), [create, client, queryClient]);
}
