import type { SessionSummary } from '../../../contract/index.ts';
import { foldText, hasWords, searchWords } from '../../../search/index.ts';

/** The sessions whose preview holds each word of the search term. */
export function filterSessions(
  sessions: readonly SessionSummary[],
  searchTerm: string,
): readonly SessionSummary[] {
  const words = searchWords(searchTerm);
  if (words.length === 0) return sessions;
  return sessions.filter(({ preview }) => hasWords(foldText(preview ?? ''), words));
}
