import { foldText, hasWords, searchWords } from '../../../../search/index.ts';
import type { ListedSession } from '../useSessions.ts';

/** Returns the sessions whose name or preview contains each word of the search term. */
export function filterSessions(
  sessions: readonly ListedSession[],
  searchTerm: string,
): readonly ListedSession[] {
  const words = searchWords(searchTerm);
  if (words.length === 0) return sessions;
  return sessions.filter(({ name = '', preview }) =>
    hasWords(foldText(`${name} ${preview ?? ''}`), words),
  );
}
