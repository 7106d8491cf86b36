import { useMemo } from 'react';
import type { FindingList } from '../../../contract/index.ts';
import { usePlatformQuery } from '../../../provider/index.ts';
import { findingsQuery, leftOutOf, type FindingsList } from '../../../query/index.ts';
import type { FindingsTab } from '../core/findingsView.ts';

const shownLists: Record<FindingsTab, readonly FindingsList[]> = {
  pending: ['current'],
  approved: ['approved'],
  rejected: ['rejected'],
  all: ['current', 'approved', 'rejected'],
};

export interface Lists {
  lists: Record<FindingsList, FindingList | undefined>;
  /** The error of a list that the tab shows. */
  error: Error | null;
  /** The tab's number of findings that couldn't be decoded. */
  leftOut: number;
  refetch: () => void;
}

/** Fetches the lists that a tab needs, and always the current one for its counters. */
export function useLists(tab: FindingsTab): Lists {
  const shown = shownLists[tab];
  const current = usePlatformQuery((client) => findingsQuery(client, 'current'));
  const approved = usePlatformQuery((client) => ({
    ...findingsQuery(client, 'approved'),
    enabled: shown.includes('approved'),
  }));
  const rejected = usePlatformQuery((client) => ({
    ...findingsQuery(client, 'rejected'),
    enabled: shown.includes('rejected'),
  }));
  const all = { current, approved, rejected };
  const lists = useMemo(
    () => ({ current: current.data, approved: approved.data, rejected: rejected.data }),
    [current.data, approved.data, rejected.data],
  );
  return {
    lists,
    error: shown.map((list) => all[list].error).find((error) => error !== null) ?? null,
    leftOut: leftOutOf(...shown.map((list) => all[list].data?.findings)),
    refetch: () => {
      for (const list of new Set<FindingsList>(['current', ...shown])) void all[list].refetch();
    },
  };
}
