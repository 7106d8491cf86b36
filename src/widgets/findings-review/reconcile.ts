import type { FindingsLists } from '../../query/index.ts';
import { unanswered, withoutKeys, type Decision, type ReviewState } from './reviewState.ts';

/** What the platform calls the state of a finding, by its lists. */
export type Standings = (id: string) => string | undefined;

/** Reads the state of each finding from the three lists; undefined for one in none of them. */
export function readStandings({ current, approved, rejected }: FindingsLists): Standings {
  const states = new Map(current.findings.map((one) => [one.finding_id, one.review_state]));
  for (const { finding_id } of approved.findings) states.set(finding_id, 'approved');
  for (const { finding_id } of rejected.findings) states.set(finding_id, 'rejected');
  return (id) => states.get(id);
}

const wanted: Record<Decision, string> = { approve: 'approved', reject: 'rejected' };

/**
 * Brings a review in step with lists that were fetched. The lists are right: a decision that they
 * show is over, one that they contradict was made elsewhere, and a finding that they still call
 * pending after the platform took the decision has not been decided.
 *
 * @param before - Decisions that were taken up to here were known to the platform when the lists
 *   were asked for.
 */
export function reconcile(state: ReviewState, standing: Standings, before: number): ReviewState {
  const failures = new Map(state.failures);
  const elsewhere = new Map(state.elsewhere);
  const over = new Set<string>();

  for (const [id, { decision, at }] of state.taken) {
    if (at > before) continue;
    over.add(id);
    const now = standing(id);
    if (now === 'pending') failures.set(id, { decision, error: undefined });
    else if (isOther(now, decision)) elsewhere.set(id, now);
  }
  const inLine = new Set(state.line.flatMap(unanswered));
  for (const [id, { decision }] of state.failures) {
    const now = standing(id);
    if (now === 'pending' || inLine.has(id)) continue;
    failures.delete(id);
    if (isOther(now, decision)) elsewhere.set(id, now);
  }
  const held = state.held.flatMap((batch) => {
    const ids = batch.ids.filter((id) => standing(id) === 'pending');
    for (const id of batch.ids) if (standing(id) !== 'pending') elsewhere.set(id, standing(id));
    if (ids.length === batch.ids.length) return [batch];
    return ids.length === 0 ? [] : [{ ...batch, ids }];
  });
  const isHeldSame = held.length === state.held.length && held.every((b, i) => b === state.held[i]);
  return {
    ...state,
    taken: withoutKeys(state.taken, over),
    failures,
    elsewhere,
    held: isHeldSame ? state.held : held,
  };
}

/** Whether a finding was decided another way. A state that is none of ours contradicts nothing. */
function isOther(now: string | undefined, decision: Decision): boolean {
  if (now === undefined) return true;
  return now !== wanted[decision] && (now === 'approved' || now === 'rejected');
}
