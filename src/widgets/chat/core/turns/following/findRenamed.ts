import type { SessionId, SessionSummary } from '../../../../../contract/index.ts';

/**
 * Finds a session that the platform has given another id than the one it was sent.
 *
 * @param said - The person's first message, with which the preview begins.
 * @param known - Sessions that were there before.
 * @returns The new id, or undefined when no session, or more than one, could be meant.
 */
export function findRenamed(
  sessions: readonly SessionSummary[],
  said: string,
  known: ReadonlySet<SessionId>,
): SessionId | undefined {
  const words = said.trim();
  const candidates = sessions.filter(({ sessionId, preview }) => {
    const start = (preview ?? '').replace(/(…|\.\.\.)$/, '').trim();
    return !known.has(sessionId) && start !== '' && words.startsWith(start);
  });
  return candidates.length === 1 ? candidates[0]?.sessionId : undefined;
}
