import { NetworkError } from '../../../../client/errors/index.ts';
import { patchTurn, type Turn } from '../chatStore.ts';
import { beginTurn, type OpenStream, type TurnContext } from './beginTurn.ts';
import type * as followingCode from './following/followTurn.ts';
import { reopenQuestion } from './reopenQuestion.ts';
import type { RunningTurn } from './runningTurns.ts';

type FollowingCode = typeof followingCode;

/** Fetches the code that follows turns. A page needs it once somebody asks. */
export const loadFollowing = (): Promise<FollowingCode> => import('./following/followTurn.ts');

/**
 * Runs a turn from its first request until the stored messages replace it. The code that follows it
 * is fetched meanwhile, if it isn't there yet.
 */
export async function startTurn(
  context: TurnContext,
  key: string,
  turn: Turn,
  open: OpenStream,
): Promise<void> {
  const begun = beginTurn(context, key, turn, open);
  const code = await followingOf(context, key, turn, begun.own);
  await code?.followTurn(context, key, begun);
}

/** The code that follows a turn. Where it can't be had, the turn has failed, and can be retried. */
export async function followingOf(
  context: TurnContext,
  key: string,
  turn: Turn,
  own: RunningTurn,
): Promise<FollowingCode | undefined> {
  try {
    return await loadFollowing();
  } catch (cause) {
    if (own.all.signal.aborted) return undefined;
    own.all.abort();
    context.running.end(key, own);
    fail(context, key, turn, new NetworkError('The code that reads answers', cause));
    return undefined;
  }
}

function fail({ store, onError }: TurnContext, key: string, turn: Turn, error: unknown): void {
  onError(error);
  if (reopenQuestion(store, key, turn, error)) return;
  patchTurn(store, key, turn.assistant.key, ({ user, assistant }) => ({
    status: 'over',
    assistant: { ...assistant, state: 'failed', error },
    user: user && { ...user, state: 'failed' },
  }));
}
