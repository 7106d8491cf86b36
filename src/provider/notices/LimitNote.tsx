import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { Badge, VisuallyHidden } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { useGeneralWords } from '../words/useWords.ts';

/**
 * The whole seconds until calls are sent again that a limit of the platform holds back, counting
 * down; undefined while nothing is held back.
 */
export function useSendsIn(): number | undefined {
  const { limits, environment } = useBrainstem().client;
  const { clock, schedule } = environment;
  const state = useSyncExternalStore(limits.subscribe, limits.getState, () => undefined);
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const left = state === undefined ? 0 : state.until - clock.now();
    return left > 0 ? schedule.after(left % 1000 || 1000, tick) : undefined;
  }, [state, ticks, clock, schedule]);
  if (state === undefined) return undefined;
  return Math.max(1, Math.ceil((state.until - clock.now()) / 1000));
}

export interface LimitNoteProps {
  /** True if something of the person's is on its way, which may be what waits. */
  isSending: boolean;
}

/**
 * Says in how many seconds something is sent that a limit of the platform holds back. Screen readers
 * hear once that it waits, and not each second.
 */
export function LimitNote({ isSending }: LimitNoteProps) {
  const words = useGeneralWords();
  const seconds = useSendsIn();
  if (!isSending) return null;
  return (
    <>
      {/* There before anything is held back, so that a screen reader knows the region by then. */}
      <VisuallyHidden aria-live="polite">{seconds !== undefined && words.heldBack}</VisuallyHidden>
      {seconds !== undefined && (
        <span data-part="limit" aria-hidden>
          <Badge>{words.sendsIn(seconds)}</Badge>
        </span>
      )}
    </>
  );
}
