'use client';
import { useEffect, useRef } from 'react';
import { useTokenState } from '../../provider/index.ts';

/**
 * Whether the host gives no token. The notice above the composer says so and holds the button that
 * mends it, so nothing else repeats it.
 *
 * @param retry - Called once there is a token again.
 */
export function useIsShutOut(retry: (() => void) | undefined): boolean {
  const { status } = useTokenState();
  const isShutOut = status === 'forbidden' || status === 'failing';
  const wasShutOut = useRef(isShutOut);
  useEffect(() => {
    if (isShutOut) wasShutOut.current = true;
    else if (status === 'ready' && wasShutOut.current) {
      wasShutOut.current = false;
      retry?.();
    }
  }, [isShutOut, status, retry]);
  return isShutOut;
}
