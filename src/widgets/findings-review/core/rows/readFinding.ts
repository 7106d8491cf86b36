import { identifiersOf, type Finding } from '../../../../contract/index.ts';
import { foldText, revealHidden } from '../../../../search/index.ts';

/**
 * Returns true if a finding is skipped. The flag is undocumented in findings; the request's name is
 * assumed.
 */
export function isSkipped(finding: Finding): boolean {
  return finding['is_skipped'] === true;
}

/**
 * Returns a connection's name from a finding's sources. Their shape is undocumented; one with the
 * connection's id and a name or title is used.
 */
export function connectionNameIn({ source_refs }: Finding, id: string): string | undefined {
  for (const source of source_refs) {
    if (typeof source !== 'object' || source === null) continue;
    const fields = new Map<string, unknown>(Object.entries(source));
    if (fields.get('connection_id') !== id) continue;
    const name = fields.get('name') ?? fields.get('title');
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

/**
 * Lists the ids of a finding's references, as `node:<id>` and `source:<id>`. A source without an id
 * is listed by its index, as its content may be sensitive.
 */
export function evidenceIn({ node_ids, context_node_ids, source_refs }: Finding): string[] {
  const ids = [...node_ids, ...context_node_ids];
  const nodes = ids.flatMap((id) =>
    typeof id === 'string' || typeof id === 'number' ? [`node:${id}`] : [],
  );
  const sources = source_refs.map((source, index) => {
    const [id = `#${index + 1}`] = Object.values(identifiersOf({ body: source }));
    return `source:${id}`;
  });
  return [...nodes, ...sources];
}

/** Returns a finding's folded search text, with the title first. */
export function searchTextOf(finding: Finding): string {
  const parts = [finding.title, finding.theme];
  for (const item of finding.what_was_learned) collectText(item, parts, 3);
  for (const item of finding.new_discoveries) collectText(item, parts, 3);
  for (const item of finding.source_refs) collectText(item, parts, 3);
  return foldText(parts.join('\n'));
}

function collectText(value: unknown, parts: string[], depth: number): void {
  if (typeof value === 'string') parts.push(value);
  else if (depth > 0 && typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) collectText(item, parts, depth - 1);
  }
}

const visible = /[^\s\p{C}]/u;

/**
 * Returns a finding's title with invisible and bidirectional control characters revealed, or its id
 * if the title has no visible characters.
 */
export function titleOf({ title, finding_id: id }: Finding): string {
  return revealHidden(visible.test(title) ? title : id);
}

/**
 * Returns the upper bound of the confidence, whose range is undocumented: 1 or 100 if at least half
 * of the findings are within it, else the largest value. A few larger values are treated as errors.
 */
export function confidenceScale(findings: readonly Finding[]): number {
  let largest = 0;
  let known = 0;
  let [toOne, toHundred] = [0, 0];
  for (const { confidence } of findings) {
    if (!Number.isFinite(confidence)) continue;
    known += 1;
    if (confidence <= 1) toOne += 1;
    if (confidence <= 100) toHundred += 1;
    if (confidence > largest) largest = confidence;
  }
  if (toOne * 2 >= known) return 1;
  return toHundred * 2 >= known ? 100 : largest;
}
