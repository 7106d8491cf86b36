import type { SessionId, SessionSummary } from '../../../../../contract/index.ts';

/**
 * Finds a session to which the platform gave another id than the one sent.
 *
 * @param said - The user's first message, which the preview starts with.
 * @param known - Sessions that existed before.
 * @returns The new id, or undefined unless exactly one session matches.
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
