import { useEffect, useRef, useState } from 'react';
import { type ChosenFile, readEntries } from '../core/upload/index.ts';

/** The reading of what was dropped. */
export interface FolderReading {
  read: (entries: readonly FileSystemEntry[]) => void;
  stop: () => void;
  /** The number of files found so far; undefined while nothing is read. */
  found: number | undefined;
  /** Paths of what could not be read of the last drop. */
  unread: readonly string[];
}

/** Reads dropped files and folders, and adds what is found when it is through or stopped. */
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
      // Every file would be a drawing of its own.
      onFound: (count) => count % 50 === 0 && running.current === mine && setFound(count),
    });
    add(dropped.files);
    if (running.current !== mine) return;
    setUnread(dropped.unread);
    setFound(undefined);
  }

  return { read: (entries) => void read(entries), stop, found, unread };
}
