import {
  isUnfinishedAnswerError,
  UnfinishedAnswerError,
} from '../../../../../client/errors/index.ts';
import type { Turn } from '../../chatStore.ts';
import { hasAnswer, type ThreadMessageState } from '../../messages/threadMessage.ts';

export type TurnEnd =
  /** The stream finished with `stop` or `tool-calls`. A joined one may have missed parts. */
  | { how: 'finished'; isSure: boolean }
  /** The stream finished with `error` or an unexpected reason. */
  | { how: 'unfinished'; error: UnfinishedAnswerError }
  /** The connection was lost, and the platform reports the run as over. */
  | { how: 'ended-unseen' }
  /**
   * It failed before or during the stream, or had undecodable lines. What arrived is kept; the
   * platform may have stored it in full.
   */
  | { how: 'failed'; error: unknown }
  /** The user stopped it, or the widget unmounted. */
  | { how: 'aborted' };

/**
 * Applies the outcome to a turn.
 *
 * @param isStored - True if the platform has stored an answer with content.
 */
export function endTurn(turn: Turn, end: TurnEnd, isStored: boolean): Turn {
  const { state, error } = outcomeOf(turn, end, isStored);
  const isUnsent = state === 'failed' && turn.assistant.parts.length === 0 && !isFromService(error);
  return {
    ...turn,
    status: 'settling',
    assistant: { ...turn.assistant, state, error },
    user: turn.user && { ...turn.user, state: isUnsent ? 'failed' : 'complete' },
  };
}

function outcomeOf(
  { stop, assistant }: Turn,
  end: TurnEnd,
  isStored: boolean,
): { state: ThreadMessageState; error: unknown } {
  if (stop === 'done') return { state: 'stopped', error: undefined };
  if (end.how === 'failed' && (isFinalFailure(end) || !isStored)) {
    return { state: 'failed', error: end.error };
  }
  if (end.how === 'unfinished') {
    return {
      state: end.error.finishReason === 'error' ? 'failed' : 'incomplete',
      error: end.error,
    };
  }
  const isSeen = end.how === 'finished' && hasAnswer(assistant.parts);
  if (isStored || isSeen) return { state: 'complete', error: undefined };
  const reason = end.how === 'finished' ? 'stop' : undefined;
  return { state: 'incomplete', error: new UnfinishedAnswerError(reason) };
}

/** Returns true if the service itself reported the failure, which is final whatever was stored. */
export function isFinalFailure({ error }: { error: unknown }): boolean {
  return typeof error === 'string';
}

/** Returns true if the service failed after accepting the message, which must not be resent. */
function isFromService(error: unknown): boolean {
  return typeof error === 'string' || isUnfinishedAnswerError(error);
}
