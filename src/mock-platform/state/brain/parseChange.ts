import { takeDate } from './effectiveDate.ts';
import { findRelation, relationOf } from './relationPhrase.ts';

/** The change that a sentence asks for. */
export interface WantedChange {
  /** `supersede` replaces whatever the relation leads to now. */
  readonly action: 'add' | 'replace' | 'supersede' | 'invalidate';
  readonly source: string;
  readonly relation: string;
  /** Given for `replace` and `invalidate`. */
  readonly oldTarget: string | undefined;
  /** Given for all but `invalidate`. */
  readonly newTarget: string | undefined;
  /** `YYYY-MM-DD`, or undefined when none is named. */
  readonly date: string | undefined;
}

/** The names that a sentence is compared with. */
export interface Vocabulary {
  /** Relationship types, such as `REPORTS_TO`. */
  readonly relations: readonly string[];
  /** Names of nodes. */
  readonly names: readonly string[];
  /** Milliseconds, for `today`. */
  readonly now: number;
}

/** The sentences of a text. */
export function splitSentences(text: string): string[] {
  return text
    .split(/[.;!?]+(?=\s|$)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Reads one sentence.
 *
 * @returns The change, or in words why there is none.
 */
export function parseChange(sentence: string, vocabulary: Vocabulary): WantedChange | string {
  const { text, date } = takeDate(sentence, vocabulary.now);
  if (date === 'invalid') return 'No calendar has the effective date.';
  const removal = /^(?:please )?(?:remove|delete|end|invalidate|forget)(?: that)?:? (.+)$/i.exec(
    text,
  );
  const exchange =
    /^(?:please )?(?:replace|change|update)(?: that)?:? (.+) (?:with|to|by) (.+)$/i.exec(text);
  const statement = (removal?.[1] ?? exchange?.[1] ?? text).replace(opening, '');
  const read =
    findRelation(statement, vocabulary.relations) ?? relationOf(statement, vocabulary.names);
  if (read === undefined) return 'No source, relation and target were found in the sentence.';
  const { relation } = read;
  const marker = closingMarker.exec(read.before);
  const source = nameIn(read.before.slice(0, marker?.index));
  const after = read.after.replace(/,? (?:any ?more|any longer|now)$/i, '');
  const change = { source, relation, date };
  if (exchange !== null) {
    return named({ ...change, action: 'replace', oldTarget: after, newTarget: exchange[2] });
  }
  const ends = removal !== null || (marker !== null && !/^(?:now|also)$/i.test(marker[1] ?? ''));
  if (ends) {
    const [oldTarget, newTarget] = after.split(/,? but (?:rather |now )?/i, 2);
    const action = newTarget === undefined ? 'invalidate' : 'replace';
    return named({ ...change, action, oldTarget, newTarget });
  }
  const [newTarget, oldTarget] = after.split(/,? (?:instead of|rather than|and no longer) /i, 2);
  const supersedes = /^now$/i.test(marker?.[1] ?? '');
  const action = oldTarget !== undefined ? 'replace' : supersedes ? 'supersede' : 'add';
  return named({ ...change, action, oldTarget, newTarget });
}

const opening = /^(?:(?:please|also|and|then|add|note|record|that|now)\b:? ?)+/i;

/** The words between the source and the relation that reverse its meaning. */
const closingMarker =
  /(?:^|,? )(no longer|does not|doesn['’]t|do not|don['’]t|stopped|stops|now|also)$/i;

function named(change: WantedChange): WantedChange | string {
  const oldTarget = change.oldTarget === undefined ? undefined : nameIn(change.oldTarget);
  const newTarget = change.newTarget === undefined ? undefined : nameIn(change.newTarget);
  const isMissing = change.source === '' || oldTarget === '' || newTarget === '';
  if (isMissing) return 'The sentence lacks the name of its source or its target.';
  return { ...change, oldTarget, newTarget };
}

/** A name without what surrounds it. */
function nameIn(text: string): string {
  return text
    .trim()
    .replace(/^the(?:\s+|$)/i, '')
    .replaceAll(/^["'“”‘’(\s]+|["'“”‘’),:\s]+$/g, '');
}
