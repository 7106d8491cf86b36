import { useEffect, useRef, useState } from 'react';
import { type ChosenFile, readEntries } from '../core/upload/index.ts';

/** The state and actions of reading dropped folders. */
export interface FolderReading {
  read: (entries: readonly FileSystemEntry[]) => void;
  stop: () => void;
  /** The number of files found so far; undefined when idle. */
  found: number | undefined;
  /** Unreadable paths of the last drop. */
  unread: readonly string[];
}

/** Reads dropped files and folders, and adds the files found when finished or stopped. */
export function useFolderReading(add: (files: readonly ChosenFile[]) => void): FolderReading {
  const [found, setFound] = useState<number>();
  const [unread, setUnread] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  const stop = (): void => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function read(entries: readonly FileSystemEntry[]): Promise<void> {
    stop();
    const mine = new AbortController();
    running.current = mine;
    setUnread([]);
    setFound(0);
    const dropped = await readEntries(entries, {
      signal: mine.signal,
      // Throttled, since each update re-renders.
      onFound: (count) => count % 50 === 0 && running.current === mine && setFound(count),
    });
    add(dropped.files);
    if (running.current !== mine) return;
    setUnread(dropped.unread);
    setFound(undefined);
  }

  return { read: (entries) => void read(entries), stop, found, unread };
}
