import type { QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { OpenedDelegation, OpenedQuestion } from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import { platformKey, queryOptions } from './options.ts';

export type { OpenedDelegation, OpenedQuestion };

/** A delegation link, numbered so that its token needn't be a key. */
export interface DelegationLink {
  readonly token: string;
  /** The link's id in cache keys. */
  readonly number: number;
}

let links = 0;

/**
 * Creates a numbered link, so that the token stays in memory and out of cache keys, even if the
 * host persists its cache.
 *
 * @param token - At least 8 characters.
 */
export function createDelegationLink(token: string): DelegationLink {
  links += 1;
  return { token, number: links };
}

/** Fetches a link's questions: `GET {app_url}/api/onboarding/delegation/public`. */
export function delegationQuery(client: BrainstemClient, { token, number }: DelegationLink) {
  return queryOptions({
    queryKey: platformKey(client, 'delegation', number),
    queryFn: ({ signal }): Promise<OpenedDelegation> =>
      api.getDelegation(client, token, { signal }),
    // Each mount numbers its link, so nothing finds the answer again.
    gcTime: 0,
  });
}

/** An answer in the request's form. */
export interface DelegatedAnswer {
  assignment_id: string;
  answer: string[];
}

/** The platform's routes of a delegation link, which keep the cache up to date. */
export interface DelegationTransport {
  /** Returns the cached questions. */
  cached: () => OpenedDelegation | undefined;
  /** Refetches the questions: `GET {app_url}/api/onboarding/delegation/public`. */
  refresh: () => Promise<OpenedDelegation>;
  /** Answers questions, and refetches them: `POST …/public/answer`. */
  answer: (answers: readonly DelegatedAnswer[]) => Promise<void>;
}

/** Binds a delegation link to a client and its cache. */
export function createDelegationTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
  link: DelegationLink,
): DelegationTransport {
  client = client.forUser();
  const query = delegationQuery(client, link);
  return {
    cached: () => queryClient.getQueryData(query.queryKey),
    refresh: () => queryClient.query({ ...query, staleTime: 0 }),
    async answer(answers) {
      await api.answerDelegation(client, { token: link.token, answers: [...answers] });
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}
