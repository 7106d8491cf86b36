import type { QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { OpenedDelegation, OpenedQuestion } from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import { platformKey, queryOptions } from './options.ts';

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

/** The platform's routes of a delegation link, with the cache kept up to date. */
export interface DelegationTransport {
  /** The questions as they were fetched last. */
  cached: () => OpenedDelegation | undefined;
  /** Fetches the questions again: `GET {app_url}/api/onboarding/delegation/public`. */
  refresh: () => Promise<OpenedDelegation>;
  /** Answers questions, and fetches them again: `POST …/public/answer`. */
  answer: (answers: readonly DelegatedAnswer[]) => Promise<void>;
}

/** Binds a delegation link to a client and its cache. */
export function createDelegationTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
  link: DelegationLink,
): DelegationTransport {
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
