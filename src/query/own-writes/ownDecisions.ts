import { withUnreadableCount } from '../../client/index.ts';
import type { Finding, FindingList } from '../../contract/index.ts';
import { createOwnWrites } from './ownWrites.ts';

export interface OwnDecision {
  findingId: string;
  state: 'approved' | 'rejected';
  /** The finding as listed; undefined if it wasn't. */
  finding: Finding | undefined;
}

/** Returns the user's own decisions, which lists may not show yet. */
export const ownDecisions = createOwnWrites<OwnDecision>();

/**
 * Applies decisions to findings that a list still has as pending. Other decisions aren't lag, and
 * stay.
 *
 * @returns The same list if nothing changes.
 */
export function withDecisions(
  answer: FindingList,
  list: 'current' | 'approved' | 'rejected',
  decisions: readonly OwnDecision[],
): FindingList {
  if (decisions.length === 0) return answer;
  const byId = new Map(decisions.map((each) => [each.findingId, each]));
  if (list === 'current') return withStates(answer, byId);
  const listed = new Set(answer.findings.map(({ finding_id }) => finding_id));
  const missing = [...byId.values()].flatMap(({ findingId, state, finding }) =>
    state === list && finding !== undefined && !listed.has(findingId)
      ? [{ ...finding, review_state: state }]
      : [],
  );
  if (missing.length === 0) return answer;
  const findings = withUnreadableCount([...answer.findings, ...missing], answer.findings);
  return { ...answer, count: answer.count + missing.length, findings };
}

function withStates(answer: FindingList, byId: ReadonlyMap<string, OwnDecision>): FindingList {
  const counters = { ...answer.counters };
  const findings = answer.findings.map((finding) => {
    const state = byId.get(finding.finding_id)?.state;
    if (state === undefined || finding.review_state !== 'pending') return finding;
    counters.pending -= 1;
    counters[state] += 1;
    return { ...finding, review_state: state };
  });
  if (findings.every((finding, index) => finding === answer.findings[index])) return answer;
  counters.pending = Math.max(0, counters.pending);
  return { ...answer, counters, findings: withUnreadableCount(findings, answer.findings) };
}
