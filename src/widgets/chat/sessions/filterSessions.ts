import type { SessionSummary } from '../../../contract/index.ts';
import { foldText } from '../foldText.ts';

/** The sessions whose preview holds the words, whatever their case and accents. */
export function filterSessions(
  sessions: readonly SessionSummary[],
  searchTerm: string,
): readonly SessionSummary[] {
  const words = foldText(searchTerm.trim());
  if (words === '') return sessions;
  return sessions.filter(({ preview }) => foldText(preview ?? '').includes(words));
}
