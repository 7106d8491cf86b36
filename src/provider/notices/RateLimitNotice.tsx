import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { Badge, VisuallyHidden } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { useGeneralWords } from '../words/useWords.ts';

/** Returns the seconds until rate-limited calls resume, counting down; undefined without limit. */
export function useSecondsUntilRetry(): number | undefined {
  const { limits, environment } = useBrainstem().client;
  const { clock, schedule } = environment;
  const state = useSyncExternalStore(limits.subscribe, limits.getState, () => undefined);
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  // By the time that has passed, as the pause ends, whatever the clock is set to meanwhile.
  const end = useMemo(() => state && clock.elapsed() + state.until - clock.now(), [state, clock]);
  useEffect(() => {
    const left = end === undefined ? 0 : end - clock.elapsed();
    return left > 0 ? schedule.after(left % 1000 || 1000, tick) : undefined;
  }, [end, ticks, clock, schedule]);
  return end === undefined ? undefined : Math.max(1, Math.ceil((end - clock.elapsed()) / 1000));
}

export interface RateLimitNoticeProps {
  /** True if the user is sending something, which may be held back. */
  isSending: boolean;
}

/** Shows a countdown until rate-limited calls resume. Screen readers only hear that they wait. */
export function RateLimitNotice({ isSending }: RateLimitNoticeProps) {
  const words = useGeneralWords();
  const seconds = useSecondsUntilRetry();
  if (!isSending) return null;
  return (
    <>
      {/* Live regions must exist before their content for screen readers to announce it. */}
      <VisuallyHidden aria-live="polite">{seconds !== undefined && words.heldBack}</VisuallyHidden>
      {seconds !== undefined && (
        <span data-part="limit" aria-hidden>
          <Badge>{words.sendsIn(seconds)}</Badge>
        </span>
      )}
    </>
  );
}
