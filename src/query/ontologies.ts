import type { QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import { withUnreadableCount, type BrainstemClient, type CallOptions } from '../client/index.ts';
import {
  createOntology,
  deleteOntology,
  isDocumentGroup,
  updateOntology,
  type CreateOntologyBody,
  type Ontology,
  type OntologyChoice,
  type OntologyMode,
  type UpdateOntologyBody,
} from '../contract/index.ts';
import { browserEnvironment, wait } from '../environment/index.ts';
import { observeData, platformKey, queryOptions } from './options.ts';
import { createOwnWrites, withWrites, type ItemWrite } from './own-writes/ownWrites.ts';

export const ontologyWrites = [createOntology, updateOntology, deleteOntology] as const;

/** Keys of the ontologies' server state, for reading and invalidating. */
const ontologyKeys = {
  all: (client: BrainstemClient) => platformKey(client, 'ontologies'),
  list: (client: BrainstemClient) => platformKey(client, 'ontologies', 'list'),
  resolved: (client: BrainstemClient, choice: OntologyChoice) =>
    platformKey(client, 'ontologies', 'resolved', choice),
};

/** Returns the user's own writes, which the list may not show yet. */
const ownOntologies = createOwnWrites<ItemWrite<Ontology>>();

const withOwn = (list: Ontology[], writes: readonly ItemWrite<Ontology>[]): Ontology[] =>
  withUnreadableCount(
    withWrites(list, writes, (one, other) => one.ontologyId === other.ontologyId),
    list,
  );

/** Fetches the tenant's active ontologies: `GET /ontologies`. */
export function ontologiesQuery(client: BrainstemClient) {
  return queryOptions({
    queryKey: ontologyKeys.list(client),
    queryFn: ({ signal, client: queryClient }) => readList(client, queryClient, { signal }),
  });
}

/** Fetches the list with the user's own writes. */
async function readList(
  client: BrainstemClient,
  queryClient: QueryClient,
  options?: CallOptions,
): Promise<Ontology[]> {
  const list = await api.listOntologies(client, options);
  const own = ownOntologies(client);
  const shown = withOwn(list, own.recent());
  if (shown !== list) {
    const queryKey = ontologyKeys.list(client);
    own.readAgain(() => void queryClient.invalidateQueries({ queryKey }));
  }
  return shown;
}

/** The ontologies picked for an upload, as form values. */
export interface OntologyPick {
  /** Up to eight ids. */
  ontologyIds: readonly string[];
  /** The treatment of content that matches none of them. Ignored without ids. */
  mode: OntologyMode;
  /** The group as typed; empty for none. Lowercase letters, digits, `_` and `-`. */
  documentGroup: string;
}

/** The empty pick, with the platform's default mode. */
export const noOntologies: OntologyPick = { ontologyIds: [], mode: 'strict', documentGroup: '' };

/**
 * Returns a pick's fields for an upload or a preview. Omits empty values, the mode without ids, and
 * a group that the platform would refuse; check {@link isOntologyPickValid} before an upload.
 */
export function ontologyFields({ ontologyIds, mode, documentGroup }: OntologyPick): OntologyChoice {
  return {
    ...(ontologyIds.length === 0 ? {} : { ontologyIds: [...ontologyIds], ontologyMode: mode }),
    ...(isDocumentGroup(documentGroup) ? { documentGroup } : {}),
  };
}

/** Returns true if an upload may be sent with a pick. */
export function isOntologyPickValid({ documentGroup }: OntologyPick): boolean {
  return documentGroup === '' || isDocumentGroup(documentGroup);
}

/** The debounce of the preview, in milliseconds. */
const settleTime = 250;

/**
 * Previews what an upload with these ontologies would use: `POST /ontologies/resolve`. Debounced,
 * and disabled without ontologies. 400 if one of them is unknown.
 */
export function resolvedOntologiesQuery(client: BrainstemClient, pick: OntologyPick) {
  const choice = ontologyFields(pick);
  return queryOptions({
    queryKey: ontologyKeys.resolved(client, choice),
    queryFn: async ({ signal }) => {
      // Debounces typing: a newer choice aborts the wait.
      await wait(browserEnvironment, settleTime, { signal });
      return api.resolveOntologies(client, choice, { signal });
    },
    enabled: pick.ontologyIds.length > 0,
  });
}

/** Changes to ontologies, which keep the cached list up to date. */
export interface OntologyChanges {
  /** Returns the scope that the token is known to lack for changes, if any. */
  missingScope(): string | undefined;
  /** Returns the ids of the cached list; empty before the first fetch. */
  listedIds(): string[];
  /** Fetches the list, bypassing the cache: `GET /ontologies`. */
  fetchList(): Promise<readonly Ontology[]>;
  /**
   * Calls the listener with the cached list, and whenever it changes.
   *
   * @returns A function that stops it.
   */
  observeList(listener: (list: Ontology[]) => void): () => void;
  /** `POST /ontologies`: 409 if an active one has the id. */
  create(body: CreateOntologyBody, signal?: AbortSignal): Promise<void>;
  /** `PATCH /ontologies/{ontologyId}`: 404 if it is unknown or deleted. */
  update(ontologyId: string, changes: UpdateOntologyBody, signal?: AbortSignal): Promise<void>;
  /** `DELETE /ontologies/{ontologyId}`. */
  remove(ontologyId: string): Promise<void>;
}

/** Binds the changes to a client and its cache. */
export function createOntologyChanges(
  client: BrainstemClient,
  queryClient: QueryClient,
): OntologyChanges {
  client = client.forUser();
  const { queryKey } = ontologiesQuery(client);
  const listed = (ontologyId: string): Ontology | undefined =>
    queryClient.getQueryData(queryKey)?.find((each) => each.ontologyId === ontologyId);
  /** Updates the list optimistically, then refetches it in the background. */
  const show = async (write: ItemWrite<Ontology>): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    ownOntologies(client).add([write]);
    queryClient.setQueryData(queryKey, (list) => list && withOwn(list, [write]));
    void queryClient.invalidateQueries({ queryKey: ontologyKeys.all(client) });
  };
  const options = (signal: AbortSignal | undefined, ontologyId?: string) => ({
    ...(signal === undefined ? {} : { signal }),
    ...(ontologyId === undefined ? {} : { record: () => ({ before: listed(ontologyId) }) }),
  });

  return {
    missingScope: () => client.access.missingFor(...ontologyWrites),
    listedIds: () => (queryClient.getQueryData(queryKey) ?? []).map(({ ontologyId }) => ontologyId),
    async fetchList() {
      // Not by the cache: it answers a request that another change cancels with the earlier list.
      const list = await readList(client, queryClient);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, list);
      return list;
    },
    observeList: (listener) => observeData(queryClient, queryKey, listener),
    async create(body, signal) {
      await api.createOntology(client, body, options(signal));
      const { entityTypes = [], legalTerms = [], requiredFields = [] } = body;
      const after = { ...body, entityTypes, legalTerms, requiredFields };
      await show({ before: listed(body.ontologyId), after });
    },
    async update(ontologyId, changes, signal) {
      await api.updateOntology(client, { ontologyId, ...changes }, options(signal, ontologyId));
      const before = listed(ontologyId);
      await show({ before, after: before && { ...before, ...changes } });
    },
    async remove(ontologyId) {
      await api.deleteOntology(client, ontologyId, options(undefined, ontologyId));
      await show({ before: listed(ontologyId), after: undefined });
    },
  };
}
