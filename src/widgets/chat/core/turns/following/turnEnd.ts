import {
  isUnfinishedAnswerError,
  UnfinishedAnswerError,
} from '../../../../../client/errors/index.ts';
import type { Turn } from '../../chatStore.ts';
import { hasAnswer, type ThreadMessageState } from '../../messages/threadMessage.ts';

/** The way in which a turn ended. */
export type TurnEnd =
  /** The stream finished with `stop` or `tool-calls`. A joined one may have missed something. */
  | { how: 'finished'; isSure: boolean }
  /** The stream finished with another reason than those, or with `error`. */
  | { how: 'unfinished'; error: UnfinishedAnswerError }
  /** It was cut off, and the platform says that the run is over. */
  | { how: 'ended-unseen' }
  /**
   * It failed before or while it streamed, or had lines that can't be read; what came is kept. The
   * platform may have stored it whole.
   */
  | { how: 'failed'; error: unknown }
  /** The person stopped it, or the widget was unmounted. */
  | { how: 'aborted' };

/**
 * Returns the turn after its end.
 *
 * @param isStored - True if the platform has stored an answer that has content.
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
  if (end.how === 'failed' && (isSureFailure(end) || !isStored)) {
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

/** Returns whether the service itself reports that the run failed, whatever it stored. */
export function isSureFailure({ error }: { error: unknown }): boolean {
  return typeof error === 'string';
}

/** Returns whether the service failed after accepting the message, which isn't sent again then. */
function isFromService(error: unknown): boolean {
  return typeof error === 'string' || isUnfinishedAnswerError(error);
}
