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

/** An arbitrary one. */
const exampleNumber = 12;

export function describeProblem(
  problem: FieldProblem,
  field: Pick<FormField, 'kind' | 'isWhole'>,
  words: ProblemWords,
): string {
  if ('limit' in problem) return words[problem.is](problem.limit);
  switch (problem.is) {
    case 'missing':
      return describeMissing(field, words);
    case 'number':
    case 'whole':
      return words[problem.is](exampleNumber);
    case 'date-time':
      return words.dateTime;
    default:
      return words[problem.is];
  }
}

/** Says what an empty field waits for. */
function describeMissing(
  { kind, isWhole = false }: Pick<FormField, 'kind' | 'isWhole'>,
  words: ProblemWords,
): string {
  switch (kind) {
    case 'choice':
    case 'choices':
    case 'yes-no':
      return words.missingChoice;
    case 'number':
      return words[isWhole ? 'whole' : 'number'](exampleNumber);
    case 'date':
    case 'email':
    case 'url':
      return words[kind];
    case 'date-time':
      return words.dateTime;
    default:
      return words.missing;
  }
}
