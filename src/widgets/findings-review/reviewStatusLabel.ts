import type { FindingsWords } from '../../words/index.ts';

/** A review state in words; one that we don't know as the platform calls it. */
export function reviewStatusLabel(state: string, words: FindingsWords): string {
  switch (state) {
    case 'pending':
      return words.pending;
    case 'approved':
      return words.approved;
    case 'rejected':
      return words.rejected;
    default:
      return state;
  }
}

/** A finding's status in words; one that we don't know by the platform's name, without underscores. */
export function statusLabel(status: string, words: FindingsWords): string {
  if (status === '') return words.notGiven;
  return status === 'completed' ? words.completed : status.replaceAll('_', ' ');
}
