import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { BrainSelection, CombinedBrainBody } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { brainDocumentQuery, brainQuery, combinedBrainQuery } from './brainQueries.ts';

/** Which brain is wanted: the action's, or the combined route's of a tenant. */
export type BrainRequest =
  | { readonly route: 'action'; readonly selection: BrainSelection }
  | { readonly route: 'combined'; readonly tenantId: string; readonly body: CombinedBrainBody };

/**
 * The brain as data. What was there stays until the next comes, so that a picture does not vanish
 * while filters of the platform change.
 *
 * @returns The answer as it came; the combined route's shape is not shown.
 */
export function useBrain(request: BrainRequest): UseQueryResult {
  const { client } = useBrainstem();
  const isAction = request.route === 'action';
  const action = useQuery({
    ...brainQuery(client, isAction ? request.selection : {}),
    enabled: isAction,
    placeholderData: keepPreviousData,
  });
  const combined = useQuery({
    ...combinedBrainQuery(client, isAction ? '' : request.tenantId, isAction ? {} : request.body),
    enabled: !isAction,
    placeholderData: keepPreviousData,
  });
  return isAction ? action : combined;
}

/** The brain as an HTML document; fetched only when wanted. */
export function useBrainDocument(
  selection: BrainSelection,
  { isWanted }: { isWanted: boolean },
): UseQueryResult<string> {
  const { client } = useBrainstem();
  return useQuery({ ...brainDocumentQuery(client, selection), enabled: isWanted });
}
