import * as api from '../api/index.ts';
import type { OpenedDelegation, OpenedQuestion } from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import { mutationOptions, platformKey, queryOptions } from './options.ts';

export type { OpenedDelegation, OpenedQuestion };

/** A delegation link, under a number in place of its token. */
export interface DelegationLink {
  readonly token: string;
  /** Names the link in the cache's keys. */
  readonly number: number;
}

let links = 0;

/**
 * Names a link by a number, so that the token is in memory alone and in no key of the cache, even
 * where a host persists its cache.
 *
 * @param token - At least 8 characters.
 */
export function createDelegationLink(token: string): DelegationLink {
  links += 1;
  return { token, number: links };
}

/** The questions behind a link: `GET {app_url}/api/onboarding/delegation/public`. */
export function delegationQuery(client: BrainstemClient, { token, number }: DelegationLink) {
  return queryOptions({
    queryKey: platformKey(client, 'delegation', number),
    queryFn: ({ signal }): Promise<OpenedDelegation> =>
      api.getDelegation(client, token, { signal }),
    gcTime: 0,
  });
}

/** An answer as it is sent. */
export interface DelegatedAnswer {
  assignment_id: string;
  answer: string[];
}

/**
 * Answers questions behind a link: `POST {app_url}/api/onboarding/delegation/public`. What is open
 * then is fetched again.
 */
export function answerDelegationMutation(client: BrainstemClient, link: DelegationLink) {
  return mutationOptions({
    mutationFn: (answers: readonly DelegatedAnswer[]) =>
      api.answerDelegation(client, { token: link.token, answers: [...answers] }),
    onSuccess: (_answer, _answers, _prepared, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey: delegationQuery(client, link).queryKey }),
  });
}
