import { keepPreviousData, type QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import type {
  BrainSelection,
  BrainViewFields,
  CombinedBrainBody,
  GraphModificationResult,
} from '../contract/index.ts';
import { minute, platformKey, queryOptions } from './options.ts';

/** The brain to fetch: by the action, a view, or a tenant's combined route. */
export type BrainRequest =
  | { readonly route: 'action'; readonly selection: BrainSelection }
  | { readonly route: 'views'; readonly fields: BrainViewFields & BrainSelection }
  | { readonly route: 'combined'; readonly tenantId: string; readonly body: CombinedBrainBody };

/** Keys of the brain's server state, for reading and invalidating. */
export const brainKeys = {
  /** The key of everything read from the brain. */
  all: (client: BrainstemClient) => platformKey(client, 'brain'),
  data: (client: BrainstemClient, request: BrainRequest) =>
    platformKey(client, 'brain', 'data', request),
  document: (client: BrainstemClient, selection: BrainSelection) =>
    platformKey(client, 'brain', 'document', selection),
};

/** The stale time of a brain, in milliseconds: it changes slowly and is expensive to extract. */
const staleTime = 5 * minute;

/**
 * Fetches the brain as data: `POST /analytics/perform/action`, action `visualization` or `views`,
 * or `POST …/visualization/combined/tenant/{tenantId}`. Keeps the previous brain while the next
 * loads.
 *
 * @returns Options whose data is the raw answer: the shapes of views and of the combined route are
 * not documented.
 */
export function brainQuery(client: BrainstemClient, request: BrainRequest) {
  return queryOptions({
    queryKey: brainKeys.data(client, request),
    queryFn: ({ signal }): Promise<unknown> => {
      switch (request.route) {
        case 'action':
          return api.getBrainAnswer(client, request.selection, { signal });
        case 'views':
          return api.getBrainView(client, request.fields, { signal });
        case 'combined':
          return api.getCombinedBrain(client, request.tenantId, request.body, { signal });
      }
    },
    staleTime,
    placeholderData: keepPreviousData,
  });
}

/** Fetches the brain as an HTML document, by the action of {@link brainQuery}. */
export function brainDocumentQuery(client: BrainstemClient, selection: BrainSelection) {
  return queryOptions({
    queryKey: brainKeys.document(client, selection),
    queryFn: ({ signal }) => api.getBrainHtml(client, selection, { signal }),
    staleTime,
  });
}

/** A change to the brain, in the user's words. */
export interface BrainChange {
  readonly sentence: string;
  /** Chat history id. */
  readonly sessionId: string;
  /** A tag for the change. */
  readonly category?: string;
}

/** The brain viewer's requests other than queries. */
export interface BrainTransport {
  /**
   * Changes the brain: `POST /analytics/chat`, action `graph_modification`. If anything was
   * applied, resolves after all brain queries are refetched.
   */
  change: (change: BrainChange) => Promise<GraphModificationResult>;
}

/** Creates the {@link BrainTransport} of a client. */
export function createBrainTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): BrainTransport {
  client = client.forUser();
  return {
    async change({ sentence, sessionId, category = '' }) {
      const result = await api.changeBrain(client, {
        user_input: sentence,
        session_id: sessionId,
        ...(category === '' ? {} : { category }),
      });
      if (result.results.some(({ status }) => status === 'applied')) {
        await queryClient.invalidateQueries({ queryKey: brainKeys.all(client) });
      }
      return result;
    },
  };
}
