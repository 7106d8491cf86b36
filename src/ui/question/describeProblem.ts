import type { FieldProblem, FormField } from '../../controller/index.ts';

type Limited = Extract<FieldProblem, { limit: number }>['is'];

/** Says what is wrong with an answer, and how to mend it. */
export interface ProblemWords extends Record<Limited, (limit: number) => string> {
  /** Says that a field wants a value. Its label may be empty. */
  missing: (label: string) => string;
  missingChoice: string;
  number: string;
  whole: string;
  email: string;
  url: string;
  date: string;
  dateTime: string;
  pattern: string;
}

/** Returns what is wrong with the answer to a field, in words. */
export function describeProblem(
  problem: FieldProblem,
  { kind, label }: FormField,
  words: ProblemWords,
): string {
  if ('limit' in problem) return words[problem.is](problem.limit);
  switch (problem.is) {
    case 'missing': {
      const isChosen = kind === 'choice' || kind === 'choices' || kind === 'yes-no';
      return isChosen ? words.missingChoice : words.missing(label);
    }
    case 'date-time':
      return words.dateTime;
    default:
      return words[problem.is];
  }
}
