import type { Finding, FindingList } from '../../../../contract/index.ts';
import type { FindingsTab } from '../findingsView.ts';

/** The lists that have arrived. */
export interface ArrivedLists {
  current: FindingList | undefined;
  approved: FindingList | undefined;
  rejected: FindingList | undefined;
}

/**
 * Returns the findings of a tab, or undefined while its list is missing. The plain list may hold
 * approved and rejected findings too, which isn't documented, so `pending` takes only pending ones
 * from it, and `all` puts the three lists together.
 */
export function tabFindings(
  { current, approved, rejected }: ArrivedLists,
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

/** The platform's names of these states are not documented; the list that a finding is in decides. */
function named(findings: readonly Finding[], state: string): readonly Finding[] {
  return findings.map((finding) =>
    finding.review_state === state ? finding : { ...finding, review_state: state },
  );
}
