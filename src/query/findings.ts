import type { QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { FindingEditEvents } from '../api/index.ts';
import type { BrainstemClient, CallOptions, RecordContext } from '../client/index.ts';
import {
  approveFinding,
  editFinding,
  rejectFinding,
  skipFinding,
  type EditFindingBody,
  type Finding,
  type FindingDetail,
  type FindingList,
} from '../contract/index.ts';
import { brainKeys } from './brain.ts';
import { observeData, platformKey, queryOptions } from './options.ts';
import { ownDecisions, withDecisions } from './own-writes/ownDecisions.ts';
import { onSignOut } from './own-writes/ownWrites.ts';

export type { FindingEditEvents, RecordContext };

/** The lists of findings that the platform has a route for. */
export type FindingsList = 'current' | 'approved' | 'rejected';

/** Keys of the findings' server state, for reading and invalidating. */
const findingsKeys = {
  all: (client: BrainstemClient) => platformKey(client, 'findings'),
  lists: (client: BrainstemClient) => platformKey(client, 'findings', 'list'),
  list: (client: BrainstemClient, list: FindingsList) =>
    platformKey(client, 'findings', 'list', list),
  finding: (client: BrainstemClient, id: string) => platformKey(client, 'findings', 'finding', id),
};

const fetchers = {
  current: api.listFindings,
  approved: api.listApprovedFindings,
  rejected: api.listRejectedFindings,
};

/** The interval at which the lists are fetched again, since others review too, in milliseconds. */
const listInterval = 30_000;

/** The interval at which a finding in processing is fetched again, in milliseconds. */
const processingInterval = 2_000;

/**
 * A list of findings with the platform's counters: `GET /findings`, `/findings/approved` or
 * `/findings/rejected`. Polled every half minute while it is shown.
 */
export function findingsQuery(client: BrainstemClient, list: FindingsList) {
  return queryOptions({
    queryKey: findingsKeys.list(client, list),
    queryFn: async ({ signal, client: queryClient }) => {
      const answer = await fetchers[list](client, { signal });
      const own = ownDecisions(client);
      const shown = withDecisions(answer, list, own.recent());
      if (shown !== answer) {
        const queryKey = findingsKeys.lists(client);
        own.readAgain(() => void queryClient.invalidateQueries({ queryKey }));
      }
      return shown;
    },
    refetchInterval: listInterval,
    // Comparing a long list deeply costs more than drawing the few rows that are in sight.
    structuralSharing: false,
  });
}

/** One finding: `GET /findings/{finding_id}`. Polled while it is being processed. */
export function findingQuery(client: BrainstemClient, id: string) {
  return queryOptions({
    queryKey: findingsKeys.finding(client, id),
    queryFn: ({ signal }) => api.getFinding(client, id, { signal }),
    refetchInterval: ({ state }) => (state.data?.processing === true ? processingInterval : false),
  });
}

/** The three lists as they were at one time. */
export type FindingsLists = Record<FindingsList, FindingList>;

/** The routes that a review of findings writes by. */
export const findingWrites = [approveFinding, rejectFinding, skipFinding, editFinding] as const;

/** The circumstances of each decision, by its finding. */
export type RecordOf = (id: string) => RecordContext | undefined;

/** The platform's routes for reviewing findings, with the cache kept in step. */
export interface FindingsTransport {
  /** The client that decisions are sent for: all its reviews share one outbox. */
  readonly client: object;
  /** The scope for want of which nothing can be decided, as far as that is known. */
  missingScope: () => string | undefined;
  /** The way in which the host wants a reason for a decision, if it does. */
  readonly reason: 'optional' | 'required' | undefined;
  approve: (id: string, recordOf?: RecordOf) => Promise<unknown>;
  approveAll: (ids: readonly string[], recordOf?: RecordOf) => Promise<unknown>;
  reject: (id: string, recordOf?: RecordOf) => Promise<unknown>;
  /** Records decisions that are not sent: undone in time, or kept from the platform by a failure. */
  noteUnsent: (
    unsent: {
      decision: 'approve' | 'reject';
      ids: readonly string[];
      outcome: 'undone' | 'failed';
    },
    recordOf: RecordOf,
  ) => void;
  skip: (id: string, isSkipped: boolean) => Promise<unknown>;
  edit: (body: EditFindingBody, signal: AbortSignal) => Promise<unknown>;
  streamEdit: (body: EditFindingBody, signal: AbortSignal) => Promise<FindingEditEvents>;
  /** Fetches one finding and puts it into the cache. */
  detail: (id: string, signal?: AbortSignal) => Promise<FindingDetail>;
  /** Fetches all three lists and puts them into the cache. */
  lists: () => Promise<FindingsLists>;
  /**
   * Calls the listener with the current list that is in the cache, and with each that arrives there.
   *
   * @returns A function that stops it.
   */
  observeCurrent: (listener: (current: FindingList) => void) => () => void;
  /** Shows decisions that were acknowledged in every list of the cache, and in those fetched next. */
  showDecisions: (ids: readonly string[], state: 'approved' | 'rejected') => void;
  /**
   * Calls the listener when the person signs out.
   *
   * @returns A function that stops it.
   */
  onSignOut: (listener: () => void) => () => void;
  /** Invalidates what was read of the brain, which approved findings change. */
  invalidateBrain: () => void;
}

/** Binds the routes of validation to a client and its cache. */
export function createFindingsTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): FindingsTransport {
  const fetchList = (list: FindingsList): Promise<FindingList> =>
    queryClient.query({ ...findingsQuery(client, list), staleTime: 0 });

  const known = createFindingLookup(() =>
    queryClient.getQueryData(findingsQuery(client, 'current').queryKey),
  );
  /** Adds the finding as the list has it, which is read only where records are kept. */
  const options = (recordOf?: RecordOf, own?: RecordContext): CallOptions => ({
    record: (id = '') => ({ before: known(id), ...own, ...recordOf?.(id) }),
  });

  return {
    client,
    missingScope: () => client.access.missingFor(...findingWrites),
    reason: client.records?.reason,
    approve: (id, recordOf) => api.approveFinding(client, id, options(recordOf)),
    approveAll: (ids, recordOf) => api.approveFindings(client, [...ids], options(recordOf)),
    reject: (id, recordOf) => api.rejectFinding(client, id, options(recordOf)),
    noteUnsent: ({ decision, ids, outcome }, recordOf) =>
      client.records?.note(
        ids.map((id) => ({
          before: known(id),
          ...recordOf(id),
          action: `finding.${decision}`,
          target: id,
          outcome,
        })),
      ),
    skip: (finding_id, is_skipped) =>
      api.skipFinding(
        client,
        { finding_id, is_skipped },
        options(undefined, { action: is_skipped ? 'finding.skip' : 'finding.unskip' }),
      ),
    edit: (body, signal) => api.editFinding(client, body, { signal, ...options() }),
    streamEdit: (body, signal) => api.streamFindingEdit(client, body, { signal, ...options() }),
    async detail(id, signal) {
      const found = await api.getFinding(client, id, signal === undefined ? {} : { signal });
      queryClient.setQueryData(findingQuery(client, id).queryKey, found);
      return found;
    },
    async lists() {
      // A request under way may have been sent before the last decision arrived.
      await queryClient.cancelQueries({ queryKey: findingsKeys.lists(client) });
      const [current, approved, rejected] = await Promise.all([
        fetchList('current'),
        fetchList('approved'),
        fetchList('rejected'),
      ]);
      return { current, approved, rejected };
    },
    observeCurrent: (listener) =>
      observeData(queryClient, findingsQuery(client, 'current').queryKey, listener),
    showDecisions(ids, state) {
      const own = ownDecisions(client);
      const listed = queryClient.getQueryData(findingsQuery(client, 'current').queryKey)?.findings;
      const byId = new Map(listed?.map((finding) => [finding.finding_id, finding]));
      own.add(ids.map((findingId) => ({ findingId, state, finding: byId.get(findingId) })));
      for (const list of ['current', 'approved', 'rejected'] as const) {
        queryClient.setQueryData(
          findingsQuery(client, list).queryKey,
          (known) => known && withDecisions(known, list, own.recent()),
        );
      }
      // Whoever shows them next fetches them; those on the page are read when the outbox is empty.
      void queryClient.invalidateQueries({
        queryKey: findingsKeys.lists(client),
        refetchType: 'none',
      });
    },
    onSignOut: (listener) => onSignOut(client, listener),
    invalidateBrain: () => void queryClient.invalidateQueries({ queryKey: brainKeys.all(client) }),
  };
}

/** Finds findings in the list that is cached, which is indexed once. */
function createFindingLookup(
  cached: () => FindingList | undefined,
): (id: string) => Finding | undefined {
  let list: FindingList | undefined;
  let byId = new Map<string, Finding>();
  return (id) => {
    const current = cached();
    if (current !== list) {
      list = current;
      byId = new Map(current?.findings.map((finding) => [finding.finding_id, finding]));
    }
    return byId.get(id);
  };
}
