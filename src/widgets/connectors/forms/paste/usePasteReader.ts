import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../ui/index.ts';

export interface PasteReaderOptions<R> {
  /** Fetches what reads a text; asked again after it failed. */
  loadReader: () => Promise<R>;
  onRead: (text: string, reader: R) => void;
}

/** A pasted text on its way to being read. */
export interface PasteReader {
  /** The state of loading the reader's code for a pasted text. */
  status: 'idle' | 'loading' | 'failed';
  /** Fetches the code ahead of a text. */
  preload: () => void;
  /** Reads a text as soon as the code is there, in place of one that still waits. */
  read: (text: string) => void;
  /** Fetches the code again for the text that waits. */
  retry: () => void;
}

/**
 * Reads pasted texts with code that is fetched on first need. The text, which holds a password, is
 * kept in memory until then and nowhere else; another paste, the unmount and the page's end drop it.
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
    // If this fails, the paste fails too and reports it.
    preload: () => void latest.current.loadReader().catch(() => undefined),
    read: (text) => {
      waiting.current = { text };
      void run();
    },
    retry: () => void run(),
  };
}
