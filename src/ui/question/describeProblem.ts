import type { FieldProblem, FormField } from '../../controller/index.ts';

type Limited = Extract<FieldProblem, { limit: number }>['is'];

/** Says what is wrong with an answer, and how to mend it. */
export interface ProblemWords extends Record<Limited, (limit: number) => string> {
  missing: (label: string) => string;
  /** Says that a field without a label wants a value. */
  missingUnnamed: string;
  missingChoice: string;
  number: (example: number) => string;
  whole: (example: number) => string;
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
      if (isChosen) return words.missingChoice;
      return label === '' ? words.missingUnnamed : words.missing(label);
    }
    case 'number':
    case 'whole':
      // Any number will do, as an example of one.
      return words[problem.is](12);
    case 'date-time':
      return words.dateTime;
    default:
      return words[problem.is];
  }
}
