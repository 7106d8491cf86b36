import { QueryClient } from '@tanstack/react-query';

/** The client retries by itself what may be retried, so the cache above it must not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
