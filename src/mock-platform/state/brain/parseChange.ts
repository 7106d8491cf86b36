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

/** The sentences of a text. */
export function splitSentences(text: string): string[] {
  return text
    .split(/[.;!?]+(?=\s|$)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Reads a sentence of one form: source, relation, target, with `instead of` another target and
 * `from 2026-04-01` behind it if wanted. Two words change its meaning: `Remove that` before it ends
 * the relationship, and `now` before the relation replaces what it leads to.
 *
 * @param relations - The relationship types of the brain, such as `REPORTS_TO` for “reports to”.
 * @returns The change, or undefined where the sentence has another form.
 */
export function parseChange(
  sentence: string,
  relations: readonly string[],
): WantedChange | undefined {
  const phrases = new Map(relations.map((type) => [type.toLowerCase().replaceAll('_', ' '), type]));
  const phrase = [...phrases.keys()].sort((a, b) => b.length - a.length).join('|');
  const form = new RegExp(
    `^(remove that )?(\\S.*?) (now )?(${phrase}) (.*?\\S)(?: instead of (.*?\\S))?(?: from (\\d{4}-\\d\\d-\\d\\d))?$`,
    'i',
  );
  const [, removal, source = '', now, verb = '', target, other, date] = form.exec(sentence) ?? [];
  const relation = phrases.get(verb.toLowerCase());
  if (relation === undefined) return undefined;
  if (removal !== undefined) {
    return {
      action: 'invalidate',
      source,
      relation,
      oldTarget: target,
      newTarget: undefined,
      date,
    };
  }
  const action = other !== undefined ? 'replace' : now !== undefined ? 'supersede' : 'add';
  return { action, source, relation, oldTarget: other, newTarget: target, date };
}
