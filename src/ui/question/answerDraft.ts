/** How a question is answered. */
export type QuestionKind =
  'choice' | 'choices' | 'text' | 'long-text' | 'number' | 'date' | 'yes-no';

/** A question as it is asked of a person. */
export interface AskedQuestion {
  kind: QuestionKind;
  /** Answers to choose from, for `choice` and `choices`. */
  options: readonly string[];
  /** Whether an answer in own words may stand beside the options. */
  allowsOther: boolean;
}

/** An answer while it is given. What is not in use at the moment is kept all the same. */
export interface AnswerDraft {
  /** The options that are chosen. */
  chosen: readonly string[];
  /** Whether the own words count. */
  isOther: boolean;
  /** Own words, or what was written where there are no options. */
  text: string;
}

/** An answer that nobody has begun. */
export const emptyDraft: AnswerDraft = { chosen: [], isOther: false, text: '' };

/** What a draft says: one string, several for `choices`, and none while it is unanswered. */
export function readDraft(
  { kind, options }: AskedQuestion,
  { chosen, isOther, text }: AnswerDraft,
): string[] {
  const written = text.trim() === '' ? [] : [text.trim()];
  if (kind === 'yes-no') return chosen.slice(0, 1);
  if (kind !== 'choice' && kind !== 'choices') return written;
  // In the order of the options, whatever was ticked first.
  const picked = options.filter((option) => chosen.includes(option));
  if (kind === 'choice') return isOther ? written : picked.slice(0, 1);
  return isOther ? [...picked, ...written.filter((own) => !picked.includes(own))] : picked;
}

/** The draft that says what was answered before. */
export function draftOf(
  { kind, options, allowsOther }: AskedQuestion,
  answer: readonly string[],
): AnswerDraft {
  if (kind === 'yes-no') return { chosen: answer, isOther: false, text: '' };
  if (kind !== 'choice' && kind !== 'choices') {
    return { chosen: [], isOther: false, text: answer.join(', ') };
  }
  const own = answer.filter((one) => !options.includes(one));
  return {
    chosen: answer.filter((one) => options.includes(one)),
    isOther: allowsOther && own.length > 0,
    text: own.join(', '),
  };
}
