import type { QueryClient } from '@tanstack/query-core';
import * as api from '../api/index.ts';
import type { FindingEditEvents } from '../api/index.ts';
import {
  joinById,
  type BrainstemClient,
  type CallOptions,
  type RecordContext,
} from '../client/index.ts';
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

export type { FindingEditEvents, RecordContext };

/** The lists of findings for which the platform has a route. */
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

/** The polling interval of the lists in milliseconds, since others review too. */
const listInterval = 30_000;

/** The polling interval of a finding in processing, in milliseconds. */
const processingInterval = 2_000;

/**
 * Fetches a list of findings with the platform's counters: `GET /findings`, `/findings/approved` or
 * `/findings/rejected`. Polls every 30 seconds while it is shown.
 */
export function findingsQuery(client: BrainstemClient, list: FindingsList) {
  return queryOptions({
    queryKey: findingsKeys.list(client, list),
    queryFn: async ({ signal, client: queryClient }) => {
      const read = await fetchers[list](client, { signal });
      const answer = { ...read, findings: joinById((one) => one.finding_id, read.findings) };
      const own = ownDecisions(client);
      const shown = withDecisions(answer, list, own.recent());
      if (shown !== answer) {
        const queryKey = findingsKeys.lists(client);
        own.readAgain(() => void queryClient.invalidateQueries({ queryKey }));
      }
      return shown;
    },
    refetchInterval: listInterval,
    // Comparing a long list deeply costs more than rendering its few visible rows.
    structuralSharing: false,
  });
}

/** Fetches one finding: `GET /findings/{finding_id}`. Polls while it is being processed. */
export function findingQuery(client: BrainstemClient, id: string) {
  return queryOptions({
    queryKey: findingsKeys.finding(client, id),
    queryFn: ({ signal }) => api.getFinding(client, id, { signal }),
    refetchInterval: ({ state }) => (state.data?.processing === true ? processingInterval : false),
  });
}

/** A snapshot of the three lists. */
export type FindingsLists = Record<FindingsList, FindingList>;

export const findingWrites = [approveFinding, rejectFinding, skipFinding, editFinding] as const;

/** Returns the record context of a decision, by finding id. */
export type RecordOf = (id: string) => RecordContext | undefined;

/** The platform's routes for reviewing findings, which keep the cache up to date. */
export interface FindingsTransport {
  /** The client that sends the decisions: all its reviews share one outbox. */
  readonly client: BrainstemClient;
  /** Returns the scope that the token is known to lack for deciding, if any. */
  missingScope: () => string | undefined;
  /** The host's setting for asking for a decision's reason, if any. */
  readonly reason: 'optional' | 'required' | undefined;
  approve: (id: string, recordOf?: RecordOf) => Promise<unknown>;
  approveAll: (ids: readonly string[], recordOf?: RecordOf) => Promise<unknown>;
  reject: (id: string, recordOf?: RecordOf) => Promise<unknown>;
  /** Records decisions that were not sent: undone in time, or failed. */
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
  /** Fetches one finding into the cache. */
  detail: (id: string, signal?: AbortSignal) => Promise<FindingDetail>;
  /** Fetches all three lists into the cache. */
  lists: () => Promise<FindingsLists>;
  /**
   * Calls the listener with the cached current list, and with each later one.
   *
   * @returns A function that stops it.
   */
  observeCurrent: (listener: (current: FindingList) => void) => () => void;
  /** Applies acknowledged decisions to every cached list, and to those fetched next. */
  showDecisions: (ids: readonly string[], state: 'approved' | 'rejected') => void;
  /** Invalidates the brain's queries, since approved findings change it. */
  invalidateBrain: () => void;
}

/** Binds the validation routes to the signed-in user's client and its cache. */
export function createFindingsTransport(
  client: BrainstemClient,
  queryClient: QueryClient,
): FindingsTransport {
  client = client.forUser();
  async function fetchList(list: FindingsList): Promise<FindingList> {
    const query = { ...findingsQuery(client, list), staleTime: 0 };
    const before = queryClient.getQueryData(query.queryKey);
    const answer = await queryClient.query(query);
    // TanStack Query answers a cancelled request with the earlier data, which tells nothing new.
    return answer === before ? fetchList(list) : answer;
  }

  const known = createFindingLookup(() =>
    queryClient.getQueryData(findingsQuery(client, 'current').queryKey),
  );
  /** Adds the finding as listed, lazily, since only records need it. */
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
      // A pending request may have been sent before the last decision arrived.
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
      // Lists refetch when shown next; those on the page, when the outbox is empty.
      void queryClient.invalidateQueries({
        queryKey: findingsKeys.lists(client),
        refetchType: 'none',
      });
    },
    invalidateBrain: () => void queryClient.invalidateQueries({ queryKey: brainKeys.all(client) }),
  };
}

/** Creates a lookup of findings in the cached list, which it indexes once. */
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
