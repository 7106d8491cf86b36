import {
  useInfiniteQuery,
  type DefaultError,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { BrainstemClient } from '../../client/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import type { usePlatformQuery } from './usePlatformQuery.ts';
import { useReportedLoad } from './useReportedLoad.ts';

/** The infinite-query variant of {@link usePlatformQuery}. */
export function usePlatformInfiniteQuery<TPage, TKey extends QueryKey, TParam>(
  options: (
    client: BrainstemClient,
  ) => UseInfiniteQueryOptions<TPage, DefaultError, InfiniteData<TPage, TParam>, TKey, TParam>,
): UseInfiniteQueryResult<InfiniteData<TPage, TParam>> {
  const { client, queryClient } = useBrainstem();
  const result = useInfiniteQuery(options(client), queryClient);
  useReportedLoad(result);
  return result;
}
