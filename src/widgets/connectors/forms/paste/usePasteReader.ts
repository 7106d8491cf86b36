import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../ui/index.ts';

export interface PasteReaderOptions<R> {
  /** Loads the parser. Called again after a failure. */
  loadReader: () => Promise<R>;
  onRead: (text: string, reader: R) => void;
}

/** The loading state and actions of a parser for pasted text. */
export interface PasteReader {
  /** The state of loading the parser for a pasted text. */
  status: 'idle' | 'loading' | 'failed';
  /** Preloads the parser. */
  preload: () => void;
  /** Parses a text once the code has loaded, replacing a pending one. */
  read: (text: string) => void;
  /** Retries loading for the pending text. */
  retry: () => void;
}

/**
 * Parses pasted text with lazy-loaded code. Meanwhile the text, which holds a password, is kept in
 * memory only; another paste, unmount and `pagehide` drop it.
 */
export function usePasteReader<R>(options: PasteReaderOptions<R>): PasteReader {
  const latest = useLatest(options);
  const waiting = useRef<{ text: string }>(undefined);
  const [status, setStatus] = useState<PasteReader['status']>('idle');
  const run = useCallback(async (): Promise<void> => {
    const own = waiting.current;
    if (own === undefined) return;
    setStatus('loading');
    let reader: R;
    try {
      reader = await latest.current.loadReader();
    } catch {
      if (waiting.current === own) setStatus('failed');
      return;
    }
    if (waiting.current !== own) return;
    waiting.current = undefined;
    setStatus('idle');
    latest.current.onRead(own.text, reader);
  }, [latest]);
  useEffect(() => {
    const drop = (): void => {
      waiting.current = undefined;
      setStatus('idle');
    };
    window.addEventListener('pagehide', drop);
    return () => {
      window.removeEventListener('pagehide', drop);
      drop();
    };
  }, []);
  return {
    status,
    // Ignored here: the paste fails too and reports it.
    preload: () => void latest.current.loadReader().catch(() => undefined),
    read: (text) => {
      waiting.current = { text };
      void run();
    },
    retry: () => void run(),
  };
}
