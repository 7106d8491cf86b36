import type { QueryClient } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { FindingEditEvents } from '../api/index.ts';
import type { EditFindingBody, FindingDetail, FindingList } from '../contract/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import {
  findingQuery,
  findingsKeys,
  findingsQuery,
  invalidateBrain,
  type FindingsList,
} from './findingsQueries.ts';

export type { FindingEditEvents };

/** The three lists as they were at one time. */
export type FindingsLists = Record<FindingsList, FindingList>;

/** What the review of findings needs of the platform, with the cache kept in step. */
export interface FindingsTransport {
  approve: (id: string) => Promise<unknown>;
  approveAll: (ids: readonly string[]) => Promise<unknown>;
  reject: (id: string) => Promise<unknown>;
  skip: (id: string, isSkipped: boolean) => Promise<unknown>;
  edit: (body: EditFindingBody, signal: AbortSignal) => Promise<unknown>;
  streamEdit: (body: EditFindingBody, signal: AbortSignal) => Promise<FindingEditEvents>;
  /** One finding, fetched anew and put into the cache. */
  detail: (id: string, signal?: AbortSignal) => Promise<FindingDetail>;
  /** All three lists, fetched anew and put into the cache. */
  lists: () => Promise<FindingsLists>;
  /** Says that approved findings have changed the brain. */
  invalidateBrain: () => void;
}

/** Binds the routes of validation to a client and its cache. */
export function createFindingsTransport(
  client: BrainstemContextValue['client'],
  queries: QueryClient,
): FindingsTransport {
  const anew = (list: FindingsList): Promise<FindingList> =>
    queries.query({ ...findingsQuery(client, list), staleTime: 0 });

  return {
    approve: (id) => api.approveFinding(client, id),
    approveAll: (ids) => api.approveFindings(client, [...ids]),
    reject: (id) => api.rejectFinding(client, id),
    skip: (finding_id, is_skipped) => api.skipFinding(client, { finding_id, is_skipped }),
    edit: (body, signal) => api.editFinding(client, body, { signal }),
    streamEdit: (body, signal) => api.streamFindingEdit(client, body, { signal }),
    async detail(id, signal) {
      const found = await api.getFinding(client, id, signal === undefined ? {} : { signal });
      queries.setQueryData(findingQuery(client, id).queryKey, found);
      return found;
    },
    async lists() {
      // What is under way may have been asked for before the last decision arrived.
      await queries.cancelQueries({ queryKey: findingsKeys.lists(client) });
      const [current, approved, rejected] = await Promise.all([
        anew('current'),
        anew('approved'),
        anew('rejected'),
      ]);
      return { current, approved, rejected };
    },
    invalidateBrain: () => invalidateBrain(client, queries),
  };
}
