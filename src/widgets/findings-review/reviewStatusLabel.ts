import type { FindingsWords } from '../../words/index.ts';

/** Returns the label of a review state, or the platform's name of an unknown one. */
export function reviewStatusLabel(state: string, words: FindingsWords): string {
  const known = (['pending', 'approved', 'rejected'] as const).find((one) => one === state);
  return known === undefined ? state : words[known];
}

/** Returns the label of a finding's status. An unknown one is shown without underscores. */
export function statusLabel(status: string, words: FindingsWords): string {
  if (status === '') return words.notGiven;
  return status === 'completed' ? words.completed : status.replaceAll('_', ' ');
}
