import { useMemo } from 'react';
import { usePlatformQuery } from '../../../provider/index.ts';
import { findingsQuery, leftOutOf, type FindingsList } from '../../../query/index.ts';
import type { FindingsTab } from '../core/findingsView.ts';

const shownLists: Record<FindingsTab, readonly FindingsList[]> = {
  pending: ['current'],
  approved: ['approved'],
  rejected: ['rejected'],
  all: ['current', 'approved', 'rejected'],
};

/** Fetches the lists that a tab needs, and always the current one for its counters. */
export function useLists(tab: FindingsTab) {
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
    /** The tab's number of findings that couldn't be decoded. */
    leftOut: leftOutOf(...shown.map((list) => all[list].data?.findings)),
    refetch: () => {
      for (const list of new Set<FindingsList>(['current', ...shown])) void all[list].refetch();
    },
  };
}
