import type { SessionSummary } from '../../../contract/index.ts';

/** The sessions whose preview holds the words, whatever their case and accents. */
export function filterSessions(
  sessions: readonly SessionSummary[],
  searchTerm: string,
): readonly SessionSummary[] {
  const words = fold(searchTerm.trim());
  if (words === '') return sessions;
  return sessions.filter(({ preview }) => fold(preview ?? '').includes(words));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
