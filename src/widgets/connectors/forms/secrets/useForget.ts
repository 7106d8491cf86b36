import { useEffect } from 'react';
import { useBrainstem } from '../../../../provider/index.ts';
import { useLatest } from '../../../../ui/index.ts';

/** Calls a function that discards secrets on unmount, as by signing out, and when the page is left. */
export function useForget(forget: () => void): void {
  const latest = useLatest(forget);
  const { visibility } = useBrainstem().environment;
  useEffect(() => {
    const stop = visibility.onLeave(() => latest.current());
    return () => {
      stop();
      // Intentionally reads the latest function on cleanup.
      // oxlint-disable-next-line react/exhaustive-deps
      latest.current();
    };
  }, [visibility, latest]);
}
