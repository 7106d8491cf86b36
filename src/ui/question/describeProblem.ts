import type { FieldProblem, FormField } from '../../controller/index.ts';

type Limited = Extract<FieldProblem, { limit: number }>['is'];

/** Texts that explain an invalid answer and its fix. */
export interface ProblemWords extends Record<Limited, (limit: number) => string> {
  missing: string;
  missingChoice: string;
  number: (example: number) => string;
  whole: (example: number) => string;
  email: string;
  url: string;
  date: string;
  dateTime: string;
  pattern: string;
}

export function describeProblem(
  problem: FieldProblem,
  { kind }: FormField,
  words: ProblemWords,
): string {
  if ('limit' in problem) return words[problem.is](problem.limit);
  switch (problem.is) {
    case 'missing': {
      const isChosen = kind === 'choice' || kind === 'choices' || kind === 'yes-no';
      return isChosen ? words.missingChoice : words.missing;
    }
    case 'number':
    case 'whole':
      // The number is an arbitrary example.
      return words[problem.is](12);
    case 'date-time':
      return words.dateTime;
    default:
      return words[problem.is];
  }
}
