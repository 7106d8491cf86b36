import {
  emptyDraft,
  uniqueOptions,
  readDraft,
  readNumber,
  type AnswerDraft,
  type AnswerDrafts,
  type Question,
} from '../../../controller/index.ts';
import type { DelegatedAnswer, OpenedQuestion } from '../../../query/index.ts';

/**
 * Converts a question. The values of `question_type` are undocumented, so they are matched by
 * substring. Options of any other type are suggestions.
 */
export function toQuestion({ question_type = '', options }: OpenedQuestion): Question {
  const type = question_type.toLowerCase();
  const offered = uniqueOptions(options);
  if (offered.length > 0) {
    const isSeveral = /multi|several|checkbox/.test(type);
    const isClosed = isSeveral || /single|radio|select|choice/.test(type);
    return { kind: isSeveral ? 'choices' : 'choice', options: offered, allowsOther: !isClosed };
  }
  const plain = { options: [], allowsOther: false };
  if (/number|integer|numeric/.test(type)) return { kind: 'number', ...plain };
  if (/yes.?no|bool/.test(type)) return { kind: 'yes-no', ...plain };
  if (/^date$|_date$|^day$/.test(type)) return { kind: 'date', ...plain };
  return { kind: 'long-text', ...plain };
}

/** Returns true if a question's status means answered. Its values are undocumented. */
export function isAnswered({ status }: OpenedQuestion): boolean {
  return /^(answered|completed|submitted|done)$/i.test(status ?? '');
}

/**
 * Returns the answers that can be sent, in the order of the questions.
 *
 * @param language - BCP 47 tag, by which numbers are read.
 */
export function answersIn(
  questions: readonly OpenedQuestion[],
  drafts: AnswerDrafts,
  language: string,
): DelegatedAnswer[] {
  return answeredIn(questions, drafts).map((assignment) => {
    const { assignment_id } = assignment;
    const question = toQuestion(assignment);
    const answer = readDraft(question, drafts.get(assignment_id) ?? emptyDraft);
    return { assignment_id, answer: answer.map((text) => asSent(question, text, language)) };
  });
}

export function answeredIn(
  questions: readonly OpenedQuestion[],
  drafts: AnswerDrafts,
): OpenedQuestion[] {
  return questions.filter((assignment) => {
    const draft = drafts.get(assignment.assignment_id) ?? emptyDraft;
    return readDraft(toQuestion(assignment), draft).length > 0;
  });
}

/** Returns the problem with an answer: an invalid number, or missing free text. */
export function problemOf(
  assignment: OpenedQuestion,
  draft: AnswerDraft | undefined,
): 'number' | 'own-words' | undefined {
  if (draft === undefined) return undefined;
  if (draft.isOther && draft.text.trim() === '') return 'own-words';
  const question = toQuestion(assignment);
  const [answer] = readDraft(question, draft);
  if (question.kind !== 'number' || answer === undefined) return undefined;
  // A language decides only which number it is.
  return Number.isFinite(readNumber(answer, 'en')) ? undefined : 'number';
}

/** Parses a due date as a day or a time. Undefined if it is neither. */
export function readDue(due: string | undefined): Date | undefined {
  if (due === undefined) return undefined;
  // A day ends at local midnight.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(due) ? `${due}T23:59:59` : due);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Formats an answer for the platform, whatever the language: a decimal point, Yes or No. */
function asSent({ kind }: Question, text: string, language: string): string {
  if (kind === 'yes-no') return text === 'true' ? 'Yes' : 'No';
  // Digits alone stay as they are, with zeros in front.
  if (kind !== 'number' || /^[+-]?\d+$/.test(text)) return text;
  const number = readNumber(text, language);
  return Number.isFinite(number) ? String(number) : text;
}

/** Returns the due date shared by most open questions that have one, if any. */
export function commonDue(questions: readonly OpenedQuestion[]): string | undefined {
  const dates = questions.flatMap((one) => (isAnswered(one) ? [] : (one.due_date ?? [])));
  return dates.find((date) => dates.filter((other) => other === date).length > dates.length / 2);
}
