import type { Random } from '../random.ts';
import type { Finding, FindingCounters, FindingList } from '../../contract/index.ts';
import { HttpError } from '../request/httpError.ts';

/** The review status of a finding. Undocumented: the values for approved and rejected. */
export type ReviewState = 'pending' | 'approved' | 'rejected';

/** A finding as stored. Undocumented: the content of the arrays. */
export interface StoredFinding {
  readonly finding_id: string;
  readonly tenant_id: string;
  readonly connection_ids: string[];
  title: string;
  readonly theme: string;
  /** Assumption: 0 to 1. */
  readonly confidence: number;
  readonly status: 'completed';
  review_state: ReviewState;
  readonly what_was_learned: string[];
  readonly new_discoveries: string[];
  readonly source_refs: { connection_id: string; title: string }[];
  readonly node_ids: string[];
  readonly context_node_ids: string[];
  is_skipped: boolean;
  /** The running edit, at most one per finding. */
  edit: AbortController | undefined;
}

export type Findings = Map<string, StoredFinding>;

export interface FindingsState {
  readonly random: Random;
  readonly findings: Findings;
}

/** A finding without its id and state. */
export type NewFinding = Pick<
  StoredFinding,
  | 'title'
  | 'theme'
  | 'confidence'
  | 'what_was_learned'
  | 'new_discoveries'
  | 'source_refs'
  | 'node_ids'
>;

export function addFinding(
  { findings, random }: FindingsState,
  tenant_id: string,
  found: NewFinding,
  review_state: ReviewState,
): void {
  const finding_id = random.uuid();
  findings.set(finding_id, {
    finding_id,
    tenant_id,
    connection_ids: found.source_refs.map(({ connection_id }) => connection_id),
    title: found.title,
    theme: found.theme,
    confidence: found.confidence,
    status: 'completed',
    review_state,
    what_was_learned: [...found.what_was_learned],
    new_discoveries: [...found.new_discoveries],
    source_refs: found.source_refs,
    node_ids: [...found.node_ids],
    context_node_ids: ['organisation:tidewater-foods'],
    is_skipped: false,
    edit: undefined,
  });
}

export function findingsOf(findings: Findings, tenantId: string): StoredFinding[] {
  return [...findings.values()].filter((finding) => finding.tenant_id === tenantId);
}

/**
 * Returns a finding of the caller's organisation. Others' are invisible.
 *
 * @throws HttpError 404 if it is unknown.
 */
export function requireFinding(
  id: string,
  { world, caller }: { world: FindingsState; caller: { organisationId: string } },
): StoredFinding {
  const finding = world.findings.get(id);
  if (finding?.tenant_id !== caller.organisationId) throw new HttpError(404, 'Finding not found');
  return finding;
}

/** Counts the findings per state. Assumption: reviewed means approved or rejected. */
function countFindings(findings: readonly StoredFinding[]): FindingCounters {
  const counters = { pending: 0, approved: 0, rejected: 0 };
  for (const { review_state: state } of findings) counters[state] += 1;
  const reviewed = counters.approved + counters.rejected;
  return { ...counters, reviewed, total: findings.length };
}

/** Creates a list in the platform's format. The counters cover all findings. */
export function viewFindings(all: readonly StoredFinding[], state?: ReviewState): FindingList {
  const listed = state === undefined ? all : all.filter((one) => one.review_state === state);
  return {
    status: 'ok',
    count: listed.length,
    counters: countFindings(all),
    findings: listed.map(viewFinding),
  };
}

/** Returns a finding's API representation. Assumption: the request's name of the skip flag. */
export function viewFinding(finding: StoredFinding): Finding {
  return { ...finding, edit: undefined };
}

/** Reviews a pending finding. Undocumented: 409 from any other state. */
export function reviewFinding(finding: StoredFinding, state: 'approved' | 'rejected'): void {
  if (finding.review_state !== 'pending') {
    throw new HttpError(409, `The finding is ${finding.review_state} already`);
  }
  finding.review_state = state;
}

export function stopEdits(findings: Findings): void {
  for (const { edit } of findings.values()) edit?.abort();
}
