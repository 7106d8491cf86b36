import { keepPreviousData, type QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { BrainstemClient } from '../client/index.ts';
import type {
  BrainSelection,
  BrainViewFields,
  CombinedBrainBody,
  GraphModificationResult,
} from '../contract/index.ts';
import { platformKey, queryOptions } from './options.ts';

/** The brain to fetch: the action's, a view's, or the combined route's of a tenant. */
export type BrainRequest =
  | { readonly route: 'action'; readonly selection: BrainSelection }
  | { readonly route: 'views'; readonly fields: BrainViewFields & BrainSelection }
  | { readonly route: 'combined'; readonly tenantId: string; readonly body: CombinedBrainBody };

/** Keys of the brain's server state, for reading and invalidating. */
export const brainKeys = {
  /** Everything that is read of the brain. */
  all: (client: BrainstemClient) => platformKey(client, 'brain'),
  data: (client: BrainstemClient, request: BrainRequest) =>
    platformKey(client, 'brain', 'data', request),
  document: (client: BrainstemClient, selection: BrainSelection) =>
    platformKey(client, 'brain', 'document', selection),
};

/** The time a brain stays fresh, in milliseconds: extracting it is heavy, and it changes slowly. */
const staleTime = 5 * 60_000;

/**
 * The brain as data: `POST /analytics/perform/action`, action `visualization` or `views`, or `POST
 * …/visualization/combined/tenant/{tenantId}`. While another one is fetched, the last one stays.
 *
 * @returns Options whose data is the answer as it came; the shapes of views and of the combined route
 *   are not documented.
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

/** The brain as an HTML document: the action of {@link brainQuery}. */
export function brainDocumentQuery(client: BrainstemClient, selection: BrainSelection) {
  return queryOptions({
    queryKey: brainKeys.document(client, selection),
    queryFn: ({ signal }) => api.getBrainHtml(client, selection, { signal }),
    staleTime,
  });
}

/** A change of the brain in a person's words. */
export interface BrainChange {
  readonly sentence: string;
  /** Chat history id. */
  readonly sessionId: string;
  /** Tags the change. */
  readonly category?: string;
}

/** The requests of a brain viewer that are no queries. */
export interface BrainTransport {
  /**
   * Changes the brain: `POST /analytics/chat`, action `graph_modification`. Resolves once everything
   * that was read of the brain is fetched again, where something was applied.
   */
  change: (change: BrainChange) => Promise<GraphModificationResult>;
}

/** Creates the {@link BrainTransport} of a client. */
export function createBrainTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): BrainTransport {
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
