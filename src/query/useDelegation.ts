import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as api from '../api/index.ts';
import type { OpenedDelegation, OpenedQuestion } from '../api/index.ts';
import { useBrainstem } from '../provider/index.ts';

export type { OpenedDelegation, OpenedQuestion };

/** An answer as it is sent. */
export interface DelegatedAnswer {
  assignment_id: string;
  answer: string[];
}

/** What is behind a delegation link, and how it is answered. */
export interface DelegationState {
  /** Undefined until it came; stays when fetching it anew fails. */
  delegation: OpenedDelegation | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Fetches it anew. Rejects when that fails. */
  refetch: () => Promise<OpenedDelegation>;
  /** Sends answers and fetches anew what is open then. */
  send: (answers: readonly DelegatedAnswer[]) => Promise<void>;
}

let links = 0;

/**
 * The questions behind a link: `GET` and `POST {app_url}/api/onboarding/delegation/public`. The cache
 * knows the link by a number, so that the token is nowhere but in memory, even where a host keeps
 * its cache for longer.
 *
 * @param token - At least 8 characters. Read when it mounts.
 */
export function useDelegation(token: string): DelegationState {
  const { client } = useBrainstem();
  const [link] = useState(() => {
    links += 1;
    return links;
  });
  const query = useQuery({
    queryKey: ['brainstem', client.key, 'delegation', link],
    queryFn: ({ signal }) => api.getDelegation(client, token, { signal }),
    gcTime: 0,
  });
  const answer = useMutation({
    mutationFn: (answers: readonly DelegatedAnswer[]) =>
      api.answerDelegation(client, { token, answers: [...answers] }),
    gcTime: 0,
  });
  return {
    delegation: query.data,
    error: query.error,
    isFetching: query.isFetching,
    refetch: async () => {
      const { data, error } = await query.refetch();
      if (error !== null || data === undefined) throw error ?? new Error('Nothing came.');
      return data;
    },
    send: async (answers) => {
      await answer.mutateAsync(answers);
      await query.refetch();
    },
  };
}
