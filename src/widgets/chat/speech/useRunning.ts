import { useEffect, useRef, useState } from 'react';

/** Something that runs until it ends or is stopped. */
export interface Running {
  isRunning: boolean;
  hasFailed: boolean;
  start: (run: (signal: AbortSignal) => Promise<void>) => void;
  stop: () => void;
}

/** Runs one thing at a time, and stops it when its part of the page goes. */
export function useRunning(): Running {
  const [state, setState] = useState<'idle' | 'running' | 'failed'>('idle');
  const current = useRef<AbortController>(undefined);
  const stop = (): void => {
    current.current?.abort();
    current.current = undefined;
    setState('idle');
  };
  useEffect(() => () => current.current?.abort(), []);
  const start = (run: (signal: AbortSignal) => Promise<void>): void => {
    stop();
    const own = new AbortController();
    current.current = own;
    setState('running');
    const end = (outcome: 'idle' | 'failed') => (): void => {
      if (current.current !== own) return;
      current.current = undefined;
      setState(outcome);
    };
    run(own.signal).then(end('idle'), end('failed'));
  };
  return { isRunning: state === 'running', hasFailed: state === 'failed', start, stop };
}
