/** The type of an answer. */
export type QuestionKind =
  | 'choice'
  | 'choices'
  | 'text'
  | 'long-text'
  /** Several texts or numbers, one per line. */
  | 'list'
  | 'number'
  | 'date'
  | 'date-time'
  | 'email'
  | 'url'
  | 'password'
  | 'yes-no';

/** A question for the user. */
export interface Question {
  kind: QuestionKind;
  /** The options of `choice` and `choices`. */
  options: readonly string[];
  /** True if the user may also answer in their own words. */
  allowsOther: boolean;
}

/** An unfinished answer. Keeps values that don't currently count. */
export interface AnswerDraft {
  /** The selected options. */
  chosen: readonly string[];
  /** True if `text` counts in addition to the options, or instead of them. */
  isOther: boolean;
  /** The user's own words. */
  text: string;
}

/** Drafts by the id or text of their question. A Map, so that any text can be a key. */
export type AnswerDrafts = ReadonlyMap<string, AnswerDraft>;

export const emptyDraft: AnswerDraft = { chosen: [], isOther: false, text: '' };

/** Returns the options without blanks and duplicates. */
export function uniqueOptions(options: readonly string[]): string[] {
  return [...new Set(options)].filter((option) => option.trim() !== '');
}

/** Returns a draft's answers: none if unanswered, several only for `choices` and `list`. */
export function readDraft(
  { kind, options }: Question,
  { chosen, isOther, text }: AnswerDraft,
): string[] {
  const written = text.trim() === '' ? [] : [text.trim()];
  if (kind === 'yes-no') return chosen.slice(0, 1);
  if (kind === 'list') return text.split('\n').flatMap((line) => line.trim() || []);
  // Spaces may be part of a password.
  if (kind === 'password') return text === '' ? [] : [text];
  if (kind !== 'choice' && kind !== 'choices') return written;
  // In the order of the options rather than of selection.
  const picked = options.filter((option) => chosen.includes(option));
  if (kind === 'choice') return isOther ? written : picked.slice(0, 1);
  return isOther ? [...picked, ...written.filter((own) => !picked.includes(own))] : picked;
}

/** Returns a draft that contains an earlier answer. */
export function draftOf(
  { kind, options, allowsOther }: Question,
  answer: readonly string[],
): AnswerDraft {
  if (kind === 'yes-no') return { chosen: answer, isOther: false, text: '' };
  if (kind !== 'choice' && kind !== 'choices') {
    return { chosen: [], isOther: false, text: answer.join(kind === 'list' ? '\n' : ', ') };
  }
  const own = answer.filter((text) => !options.includes(text));
  return {
    chosen: answer.filter((text) => options.includes(text)),
    isOther: allowsOther && own.length > 0,
    text: own.join(', '),
  };
}
