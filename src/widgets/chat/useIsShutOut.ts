import { useEffect, useRef } from 'react';
import { isShutOut, useTokenState } from '../../provider/index.ts';

/**
 * Whether the host gives no token. The notice above the composer says so and holds the button that
 * mends it, so nothing else repeats it.
 *
 * @param retry - Called once there is a token again.
 */
export function useIsShutOut(retry: (() => void) | undefined): boolean {
  const token = useTokenState();
  const { status } = token;
  const shutOut = isShutOut(token);
  const wasShutOut = useRef(shutOut);
  useEffect(() => {
    if (shutOut) wasShutOut.current = true;
    else if (status === 'ready' && wasShutOut.current) {
      wasShutOut.current = false;
      retry?.();
    }
  }, [shutOut, status, retry]);
  return shutOut;
}
