import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { GraphModificationResult } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { brainKeys } from './brainQueries.ts';

/** A change of the brain in a person's words. */
export interface BrainChange {
  readonly sentence: string;
  /** Chat history id. */
  readonly sessionId: string;
  /** Tags the change. */
  readonly category?: string;
}

/**
 * Changes the brain: `POST /analytics/chat`, action `graph_modification`. When something was
 * applied, everything that was read of the brain is fetched anew.
 */
export function useChangeBrain(): UseMutationResult<GraphModificationResult, Error, BrainChange> {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ sentence, sessionId, category }: BrainChange) =>
      api.changeBrain(client, {
        user_input: sentence,
        session_id: sessionId,
        ...(category === undefined || category === '' ? {} : { category }),
      }),
    gcTime: 0,
    onSuccess: async ({ results }) => {
      if (!results.some(({ status }) => status === 'applied')) return;
      await queries.invalidateQueries({ queryKey: brainKeys.all(client) });
    },
  });
}
