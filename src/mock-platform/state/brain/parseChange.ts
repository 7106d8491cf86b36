export interface WantedChange {
  /** `supersede` replaces all current targets of the relation. */
  readonly action: 'add' | 'replace' | 'supersede' | 'invalidate';
  readonly source: string;
  readonly relation: string;
  /** Set for `replace` and `invalidate`. */
  readonly oldTarget: string | undefined;
  /** Set for all actions but `invalidate`. */
  readonly newTarget: string | undefined;
  /** As `YYYY-MM-DD`. Undefined if no date is named. */
  readonly date: string | undefined;
}

export function splitSentences(text: string): string[] {
  return text
    .split(/[.;!?]+(?=\s|$)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * Parses a sentence of the form source, relation, target, optionally followed by `instead of` with
 * another target and `from 2026-04-01`. A leading `Remove that` ends the relationship, and `now`
 * before the relation replaces its current targets.
 *
 * @param relations - The brain's relationship types, such as `REPORTS_TO` for “reports to”.
 * @returns The change, or undefined if the sentence has another form.
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
