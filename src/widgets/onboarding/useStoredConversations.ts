import { usePlatformQueries } from '../../provider/index.ts';
import { storedConversationsQuery, withUnreadableCount } from '../../query/index.ts';

/** The steps whose answers the platform stores. */
const steps = [1, 2, 3, 4, 5];

/** Fetches earlier answers by step: `GET /analytics/retrieve/association/conversation`. */
export function useStoredConversations() {
  const found = usePlatformQueries((client) =>
    steps.map((step) => storedConversationsQuery(client, step)),
  );
  return {
    conversations: withUnreadableCount(
      found.flatMap(({ data }) => data ?? []),
      ...found.map(({ data }) => data),
    ),
    isLoading: found.some(({ isPending }) => isPending),
    /** The error of a step that couldn’t be fetched. The others are kept. */
    error: found.find(({ error }) => error !== null)?.error ?? null,
    /** Refetches the failed steps. */
    refetch: (): void => {
      for (const query of found) if (query.isError) void query.refetch();
    },
  };
}
