import type { DelegatedAnswer, OpenedQuestion } from '../../query/index.ts';
import { emptyDraft, readDraft, type AnswerDraft, type AskedQuestion } from '../../ui/index.ts';

/** Drafts by assignment. */
export type Drafts = Readonly<Record<string, AnswerDraft>>;

/**
 * How a question is asked. The platform's words for types are not shown, so they are read by what
 * they contain. Options of a type that says nothing of choosing are suggestions.
 */
export function askedAs({ question_type = '', options }: OpenedQuestion): AskedQuestion {
  const type = question_type.toLowerCase();
  const known = [...new Set(options)].filter((option) => option.trim() !== '');
  if (known.length > 0) {
    const isSeveral = /multi|several|checkbox/.test(type);
    const isClosed = isSeveral || /single|radio|select|choice/.test(type);
    return { kind: isSeveral ? 'choices' : 'choice', options: known, allowsOther: !isClosed };
  }
  const plain = { options: [], allowsOther: false };
  if (/number|integer|numeric/.test(type)) return { kind: 'number', ...plain };
  if (/^date$|_date$|^day$/.test(type)) return { kind: 'date', ...plain };
  return { kind: 'long-text', ...plain };
}

/** Whether a status says that the question is answered. The platform's words are not shown. */
export function isAnswered({ status }: OpenedQuestion): boolean {
  return /^(answered|completed|submitted|done)$/i.test(status ?? '');
}

/** What can be sent, in the order of the questions. */
export function answersIn(questions: readonly OpenedQuestion[], drafts: Drafts): DelegatedAnswer[] {
  return questions.flatMap((question) => {
    const { assignment_id } = question;
    const answer = readDraft(askedAs(question), drafts[assignment_id] ?? emptyDraft);
    return answer.length === 0 ? [] : [{ assignment_id, answer: [...answer].map(asPlainNumber) }];

    function asPlainNumber(text: string): string {
      return askedAs(question).kind === 'number' ? text.replace(',', '.') : text;
    }
  });
}

/** What is wrong with an answer: no number where one is wanted, or own words that are missing. */
export function problemOf(
  question: OpenedQuestion,
  draft: AnswerDraft,
): 'number' | 'own-words' | undefined {
  const asked = askedAs(question);
  if (draft.isOther && draft.text.trim() === '') return 'own-words';
  const [answer] = readDraft(asked, draft);
  if (asked.kind !== 'number' || answer === undefined) return undefined;
  return Number.isFinite(Number(answer.replace(',', '.'))) ? undefined : 'number';
}

/** A due date as a day or a time; undefined when it is neither. */
export function readDue(due: string | undefined): Date | undefined {
  if (due === undefined) return undefined;
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(due);
  // A day lasts to its end where the person is.
  const date =
    day === null
      ? new Date(due)
      : new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]), 23, 59, 59);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
