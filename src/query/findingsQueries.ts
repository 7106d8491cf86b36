import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

/** The lists of findings that the platform has a route for. */
export type FindingsList = 'current' | 'approved' | 'rejected';

const root = (client: Client) => ['brainstem', client.key, 'findings'] as const;

/** Keys of the findings' server state, for reading and invalidating. */
export const findingsKeys = {
  all: root,
  lists: (client: Client) => [...root(client), 'list'] as const,
  list: (client: Client, list: FindingsList) => [...root(client), 'list', list] as const,
  detail: (client: Client, id: string) => [...root(client), 'detail', id] as const,
};

const fetchers = {
  current: api.listFindings,
  approved: api.listApprovedFindings,
  rejected: api.listRejectedFindings,
};

/** How often the lists are fetched anew, since others review too, in milliseconds. */
const listInterval = 30_000;

/** A list of findings: `GET /findings`, `/findings/approved` or `/findings/rejected`. */
export function findingsQuery(client: Client, list: FindingsList) {
  return queryOptions({
    queryKey: findingsKeys.list(client, list),
    queryFn: ({ signal }) => fetchers[list](client, { signal }),
    refetchInterval: listInterval,
    // Comparing a long list deeply costs more than drawing the few rows that are in sight.
    structuralSharing: false,
  });
}

/** One finding, and whether it is being processed: `GET /findings/{finding_id}`. */
export function findingQuery(client: Client, id: string) {
  return queryOptions({
    queryKey: findingsKeys.detail(client, id),
    queryFn: ({ signal }) => api.getFinding(client, id, { signal }),
  });
}

/**
 * Says that the brain has changed, as an approved finding changes it. Widgets that show it keep
 * what they fetched under this key.
 */
export function invalidateBrain(client: Client, queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['brainstem', client.key, 'brain'] });
}
