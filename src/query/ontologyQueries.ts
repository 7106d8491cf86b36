import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { OntologyChoice } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

const root = (client: Client) => ['brainstem', client.key, 'ontologies'] as const;

/** Keys of the ontologies' server state, for reading and invalidating. */
export const ontologyKeys = {
  all: root,
  list: (client: Client) => [...root(client), 'list'] as const,
  resolved: (client: Client, choice: OntologyChoice) =>
    [...root(client), 'resolved', choice] as const,
};

/** The active ontologies of the tenant: `GET /ontologies`. */
export function ontologiesQuery(client: Client) {
  return queryOptions({
    queryKey: ontologyKeys.list(client),
    queryFn: ({ signal }) => api.listOntologies(client, { signal }),
  });
}

/** How long a choice must stand before it is asked about, in milliseconds. */
const settleTime = 250;

/** What an upload with this choice would use: `POST /ontologies/resolve`. */
export function resolvedOntologiesQuery(client: Client, choice: OntologyChoice) {
  return queryOptions({
    queryKey: ontologyKeys.resolved(client, choice),
    queryFn: async ({ signal }) => {
      await settle(signal);
      return api.resolveOntologies(client, choice, { signal });
    },
  });
}

/** Waits, so that a name that is being typed is asked about once; a newer choice aborts the wait. */
function settle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, settleTime);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('A newer choice was made.', 'AbortError'));
    });
  });
}
