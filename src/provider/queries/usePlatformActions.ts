import type { QueryClient } from '@tanstack/query-core';
import { useMemo } from 'react';
import type { BrainstemClient } from '../../client/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/**
 * Binds what a `create…` function of `query` makes to the provider's client and query client, once
 * for both.
 *
 * @param create - The same function at each render.
 */
export function usePlatformActions<T>(
  create: (client: BrainstemClient, queryClient: QueryClient) => T,
): T {
  const { client, queryClient } = useBrainstem();
  return useMemo(() => create(client, queryClient), [create, client, queryClient]);
}
