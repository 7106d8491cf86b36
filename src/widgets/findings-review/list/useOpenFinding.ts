import { usePlatformQuery } from '../../../provider/index.ts';
import { findingQuery } from '../../../query/index.ts';
import type { Finding } from '../../../contract/index.ts';
import type { FindingsIndex } from '../core/rows/findingsIndex.ts';
import type { FindingsView } from '../core/findingsView.ts';
import { useReviewActions } from '../ReviewProvider.ts';

/** Returns the finding that the view opens, fetched if no loaded list contains it. */
export function useOpenFinding(
  findings: readonly Finding[] | undefined,
  view: FindingsView,
  index: FindingsIndex,
) {
  const { findingOf, setView } = useReviewActions();
  const id = view.findingId ?? undefined;
  const isListed = id === undefined || index.rowOf(id) !== undefined;
  const known = isListed ? undefined : findingOf(id);
  const isMissing = !isListed && known === undefined && findings !== undefined;
  const { data, error, isFetching, refetch } = usePlatformQuery((client) => ({
    ...findingQuery(client, id ?? ''),
    enabled: isMissing,
  }));
  const fetched = data?.finding_id === id ? data?.finding : undefined;
  const finding = known ?? (isMissing ? fetched : undefined);
  return {
    id,
    finding,
    onOpen: (findingId: string | undefined) => setView({ ...view, findingId }),
    opening:
      isMissing && finding === undefined
        ? { error, isFetching, refetch: () => void refetch() }
        : undefined,
  };
}
