/** The form of an answer. */
export type QuestionKind =
  | 'choice'
  | 'choices'
  | 'text'
  | 'long-text'
  /** Several texts or numbers, one in each line. */
  | 'list'
  | 'number'
  | 'date'
  | 'date-time'
  | 'email'
  | 'url'
  | 'password'
  | 'yes-no';

/** A question for a person. */
export interface Question {
  kind: QuestionKind;
  /** Answers to choose from, for `choice` and `choices`. */
  options: readonly string[];
  /** True if an answer in the person's own words is offered beside the options. */
  allowsOther: boolean;
}

/** An unfinished answer. Values that don't count at the moment are kept. */
export interface AnswerDraft {
  /** The selected options. */
  chosen: readonly string[];
  /** True if `text` counts beside or in place of the options. */
  isOther: boolean;
  /** The person's own words. */
  text: string;
}

/** Drafts by the id or the words of their question. A Map, so that any text can be a key. */
export type AnswerDrafts = ReadonlyMap<string, AnswerDraft>;

/** The draft of a question that nobody has started to answer. */
export const emptyDraft: AnswerDraft = { chosen: [], isOther: false, text: '' };

/** Returns the options as they are offered: without blank ones, each once. */
export function offeredOptions(options: readonly string[]): string[] {
  return [...new Set(options)].filter((option) => option.trim() !== '');
}

/** Returns the answer in a draft: one string, several for `choices` and `list`, none if it is unanswered. */
export function readDraft(
  { kind, options }: Question,
  { chosen, isOther, text }: AnswerDraft,
): string[] {
  const written = text.trim() === '' ? [] : [text.trim()];
  if (kind === 'yes-no') return chosen.slice(0, 1);
  if (kind === 'list') return text.split('\n').flatMap((line) => line.trim() || []);
  // Spaces may be part of it.
  if (kind === 'password') return text === '' ? [] : [text];
  if (kind !== 'choice' && kind !== 'choices') return written;
  // In the order of the options, whatever was ticked first.
  const picked = options.filter((option) => chosen.includes(option));
  if (kind === 'choice') return isOther ? written : picked.slice(0, 1);
  return isOther ? [...picked, ...written.filter((own) => !picked.includes(own))] : picked;
}

/** Returns a draft that holds an earlier answer. */
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
