import type { Finding, FindingList } from '../../../../contract/index.ts';
import type { FindingsTab } from '../findingsView.ts';

export interface LoadedLists {
  current: FindingList | undefined;
  approved: FindingList | undefined;
  rejected: FindingList | undefined;
}

/**
 * Returns the findings of a tab, or undefined until its list has loaded. The current list may
 * contain approved and rejected findings, which is undocumented, so `pending` filters it and `all`
 * merges the three lists.
 */
export function tabFindings(
  { current, approved, rejected }: LoadedLists,
  tab: FindingsTab,
): readonly Finding[] | undefined {
  switch (tab) {
    case 'pending':
      return current?.findings.filter((finding) => finding.review_state === 'pending');
    case 'approved':
      return approved === undefined ? undefined : named(approved.findings, 'approved');
    case 'rejected':
      return rejected === undefined ? undefined : named(rejected.findings, 'rejected');
    case 'all': {
      if (current === undefined || approved === undefined || rejected === undefined) return;
      const decided = new Map(
        [...named(approved.findings, 'approved'), ...named(rejected.findings, 'rejected')].map(
          (finding) => [finding.finding_id, finding],
        ),
      );
      const listed = new Set(current.findings.map(({ finding_id }) => finding_id));
      return [
        ...current.findings.map((finding) => decided.get(finding.finding_id) ?? finding),
        ...[...decided.values()].filter(({ finding_id }) => !listed.has(finding_id)),
      ];
    }
  }
}

/** Sets the state according to the list, since the platform's names of states are undocumented. */
function named(findings: readonly Finding[], state: string): readonly Finding[] {
  return findings.map((finding) =>
    finding.review_state === state ? finding : { ...finding, review_state: state },
  );
}
