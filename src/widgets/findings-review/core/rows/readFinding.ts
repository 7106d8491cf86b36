import { identifiersOf, type Finding } from '../../../../contract/index.ts';
import { foldText, revealHidden } from '../../../../search/index.ts';

/**
 * Returns whether a finding is skipped. The flag's name in a finding is not documented; the
 * request's name is taken.
 */
export function isSkipped(finding: Finding): boolean {
  return finding['is_skipped'] === true;
}

/**
 * Returns the name of a connection from a finding, if one of its sources has it. Sources are not
 * documented; one with the connection's id and a name or title gives it.
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
 * Lists the references of a finding by their ids, as `node:<id>` and `source:<id>`; a source without
 * an id by its place, as its words may say what it holds.
 */
export function evidenceIn({ node_ids, context_node_ids, source_refs }: Finding): string[] {
  const nodes = [...node_ids, ...context_node_ids].map((id) => `node:${String(id)}`);
  const sources = source_refs.map((source, index) => {
    const [id = `#${index + 1}`] = Object.values(identifiersOf({ body: source }));
    return `source:${id}`;
  });
  return [...nodes, ...sources];
}

/** All that can be searched in a finding, folded, the title first. */
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

/** Anything but blanks and characters that nobody sees. */
const visible = /[^\s\p{C}]/u;

/**
 * A finding's title with what hides or turns in it shown, or its id where there is nothing to read in
 * the title.
 */
export function titleOf({ title, finding_id: id }: Finding): string {
  return revealHidden(visible.test(title) ? title : id);
}

/**
 * The largest confidence that can be: its range is not documented, so it is 1 where at least half of the
 * findings have no more, 100 where at least half have no more than that, and else the largest there is.
 * A few that have more are mistakes, which say nothing of the others.
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
