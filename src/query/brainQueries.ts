import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainSelection, CombinedBrainBody } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

const root = (client: Client) => ['brainstem', client.key, 'brain'] as const;

/** Keys of the brain's server state, for reading and invalidating. */
export const brainKeys = {
  /** Everything that is read of the brain. */
  all: root,
  data: (client: Client, selection: BrainSelection) =>
    [...root(client), 'data', selection] as const,
  document: (client: Client, selection: BrainSelection) =>
    [...root(client), 'document', selection] as const,
  combined: (client: Client, tenantId: string, body: CombinedBrainBody) =>
    [...root(client), 'combined', tenantId, body] as const,
};

/** How long a brain is good for, in milliseconds: extracting it is heavy, and it changes slowly. */
const staleTime = 5 * 60_000;

/** The brain as data: `POST /analytics/perform/action`, action `visualization`. */
export function brainQuery(client: Client, selection: BrainSelection) {
  return queryOptions({
    queryKey: brainKeys.data(client, selection),
    queryFn: ({ signal }) => api.getBrain(client, selection, { signal }),
    staleTime,
  });
}

/** The brain as an HTML document: the same action. */
export function brainDocumentQuery(client: Client, selection: BrainSelection) {
  return queryOptions({
    queryKey: brainKeys.document(client, selection),
    queryFn: ({ signal }) => api.getBrainHtml(client, selection, { signal }),
    staleTime,
  });
}

/** The graphs of a tenant in one: `POST …/visualization/combined/tenant/{tenantId}`. */
export function combinedBrainQuery(client: Client, tenantId: string, body: CombinedBrainBody) {
  return queryOptions({
    queryKey: brainKeys.combined(client, tenantId, body),
    queryFn: ({ signal }) => api.getCombinedBrain(client, tenantId, body, { signal }),
    staleTime,
  });
}
