import * as v from 'valibot';
import type { GraphModificationResult, Modification } from '../../../../contract/index.ts';
import { foldText } from '../../../../search/index.ts';
import { listIn } from './brainModel.ts';

/** A possible meaning of a name in a sentence. */
export interface ChangeCandidate {
  readonly uuid: string;
  /** Its name, or its id if nothing else was sent. */
  readonly name: string;
  /** Further details, such as its label. */
  readonly about: string;
  /** Its label, if known. */
  readonly label: string | undefined;
  /** The target's name, if the candidate is a relationship. */
  readonly target: string | undefined;
}

/** A modification that needs the user to choose a candidate. */
export type AmbiguousModification = Extract<Modification, { status: 'ambiguous' }>;

const told = v.looseObject({
  uuid: v.string(),
  name: v.optional(v.string()),
  label: v.optional(v.string()),
  source_name: v.optional(v.string()),
  relation: v.optional(v.string()),
  target_name: v.optional(v.string()),
});

/**
 * Returns the candidates of an ambiguous result, else those of the search. Only the id is
 * documented, so a candidate without the other fields is named by its id.
 */
export function candidatesOf(result: AmbiguousModification): ChangeCandidate[] {
  const { candidates } = result;
  return (candidates.length > 0 ? candidates : listIn(result.search_candidates)).flatMap(
    (candidate) => {
      const read = v.safeParse(told, candidate);
      return read.success ? [candidateOf(read.output)] : [];
    },
  );
}

function candidateOf(candidate: v.InferOutput<typeof told>): ChangeCandidate {
  const { uuid, name, label, source_name: source, relation, target_name: target } = candidate;
  const fact = [source, relation, target].filter((part) => part !== undefined).join(' ');
  const known = name ?? (fact === '' ? undefined : fact);
  // The id isn't repeated if it serves as the name.
  const about = [label, known === undefined ? undefined : uuid.slice(0, 8)];
  return {
    uuid,
    name: known ?? uuid,
    about: about.filter((part) => part !== undefined).join(' · '),
    label,
    target: name === undefined ? target : undefined,
  };
}

/**
 * Rewrites an ambiguous sentence for the chosen candidate. Replaces the longest run of words that
 * match its name by the name, or by the id if the name is ambiguous too. For a relationship,
 * appends its target as the fact to end.
 */
export function restate(
  sentence: string,
  meant: ChangeCandidate,
  candidates: readonly ChangeCandidate[],
): string {
  if (meant.target !== undefined) {
    return `${sentence.replace(/[.;!?\s]+$/, '')} instead of ${meant.target}`;
  }
  const isUnique = candidates.filter(({ name }) => name === meant.name).length === 1;
  const term = isUnique ? meant.name : meant.uuid;
  const words = [...sentence.matchAll(/[\p{L}\p{N}-]+/gu)];
  const known = new Set(wordsOf(meant.name));
  let best: { start: number; end: number; count: number } | undefined;
  for (let first = 0; first < words.length; first += 1) {
    let count = 0;
    while (known.has(foldText(words[first + count]?.[0] ?? ''))) count += 1;
    const [start, last] = [words[first], words[first + count - 1]];
    if (count === 0 || start === undefined || last === undefined) continue;
    if (best !== undefined && best.count >= count) continue;
    best = { start: start.index, end: last.index + last[0].length, count };
  }
  if (best === undefined) return `${sentence} (${term})`;
  return sentence.slice(0, best.start) + term + sentence.slice(best.end);
}

/** Returns a result's sentence, or the whole text if sentences and results differ in number. */
export function sentenceOf(text: string, { results }: GraphModificationResult, at: number): string {
  const sentences = text.split(/[.;!?]+(?=\s|$)|\n/).filter((one) => one.trim() !== '');
  const sentence = sentences.length === results.length ? sentences[at] : undefined;
  return sentence?.trim() ?? text;
}

/**
 * Returns sentences that undo the applied changes, last first, each effective from the change's own
 * date. Undefined if nothing was applied.
 */
export function inverseOf({ results }: GraphModificationResult): string | undefined {
  const sentences = results.toReversed().flatMap((result) => {
    if (result.status !== 'applied') return [];
    const { source_name: source, effective_at: date } = result.action;
    const { old_relation: oldRelation, old_target_name: oldTarget } = result.action;
    const { new_relation: newRelation, new_target_name: newTarget } = result.action;
    const from = isTold(date) ? ` from ${date}` : '';
    const added = factOf(source, newRelation, newTarget);
    const ended = factOf(source, oldRelation, oldTarget);
    if (added !== undefined && ended !== undefined && oldRelation === newRelation) {
      return [`${ended} instead of ${newTarget}${from}`];
    }
    return [
      ...(added === undefined ? [] : [`Remove that ${added}${from}`]),
      ...(ended === undefined ? [] : [`${ended}${from}`]),
    ];
  });
  return sentences.length === 0 ? undefined : sentences.join('. ');
}

/** Phrases a fact as text: `REPORTS_TO` as “reports to”. */
function factOf(source: string, relation: unknown, target: unknown): string | undefined {
  if (!isTold(relation) || !isTold(target)) return undefined;
  const isConstant = relation === relation.toUpperCase();
  const words = isConstant ? relation.toLowerCase().replaceAll('_', ' ') : relation;
  return `${source} ${words} ${target}`;
}

function isTold(text: unknown): text is string {
  return typeof text === 'string' && text !== '';
}

function wordsOf(text: string): string[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}-]+/gu), ([word]) => foldText(word));
  // Nothing is left of the stroke that widens Arabic words.
  return words.filter((word) => word !== '');
}
