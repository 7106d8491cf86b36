import { useCallback, useEffect, useRef, useState } from 'react';
import { JoinedNames, useFormat } from '../../../provider/index.ts';
import {
  Button,
  DropZone,
  frame,
  Icon,
  icons,
  joinClasses,
  layout,
  Notice,
  stableText,
  texts,
  useFilePicker,
} from '../../../ui/index.ts';
import styles from './FileDrop.module.css';
import { type UploadRules, type ChosenFile } from '../core/upload/index.ts';
import {
  chosenFiles,
  entriesOf,
  readEntries,
  type DroppedItem,
} from '../core/upload/readDropped.ts';
import { useActions, useDocumentsWords, useSelect } from './UploadContext.ts';

export interface FileDropProps extends Pick<UploadRules, 'accept' | 'maxFileSize' | 'maxFiles'> {
  isEmpty: boolean;
  reading: ReturnType<typeof useFolderReading>;
}

/** Accepts files and folders by file chooser or drop, and states the accepted ones. */
export function FileDrop({ accept, maxFileSize, maxFiles, isEmpty, reading }: FileDropProps) {
  const words = useDocumentsWords();
  const { add } = useActions();
  const duplicates = useSelect((state) => state.duplicates);
  useEffect(() => reading.stop, [reading.stop]);
  const chosen = {
    multiple: true,
    onChoose: (found: readonly File[]) => add(chosenFiles(found)),
  };
  const files = useFilePicker({ ...chosen, label: words.chooseFiles, accept });
  const folder = useFilePicker({ ...chosen, label: words.chooseFolder, isFolder: true });
  const limits = [
    accept === undefined || accept.trim() === '' ? undefined : words.acceptedTypes(accept),
    maxFileSize === undefined ? undefined : words.maxFileSize(maxFileSize),
    maxFiles === undefined ? undefined : words.maxFiles(maxFiles),
  ].filter((limit) => limit !== undefined);
  return (
    <DropZone
      className={joinClasses(layout.stack2, styles.drop, isEmpty && styles.empty)}
      dropLabel={words.dropHere}
      data-part="drop"
      onDropFiles={(dropped) => reading.read(entriesOf(dropped))}
    >
      {isEmpty && (
        <>
          <span className={frame.emblem}>
            <Icon path={icons.upload} size={40} />
          </span>
          <h2 className={texts.heading} tabIndex={-1}>
            {words.emptyTitle}
          </h2>
          <p className={texts.prose}>{words.emptyText}</p>
        </>
      )}
      <div className={joinClasses(layout.bar2, styles.actions)}>
        <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={files.open}>
          <Icon path={icons.plus} />
          {words.chooseFiles}
        </Button>
        <Button onClick={folder.open}>{words.chooseFolder}</Button>
        <span className={texts.note}>{words.dropFiles}</span>
      </div>
      {limits.length > 0 && <p className={texts.figures}>{limits.join(' · ')}</p>}
      {files.input}
      {folder.input}
      {reading.found !== undefined && (
        <p className={texts.figures} role="status">
          <span>{words.readingFolder(reading.found)}</span>
          <Button size="small" variant="quiet" onClick={reading.stop}>
            {words.stopReading}
          </Button>
        </p>
      )}
      <p className={texts.figures} role="status">
        {duplicates > 0 && words.alreadyListed(duplicates)}
      </p>
      {reading.unread.length > 0 && (
        <Notice tone="warning" title={words.folderFailed}>
          {words.folderFailedText} <Unread paths={reading.unread} />
        </Notice>
      )}
    </DropZone>
  );
}

/** The number of unreadable entries to name; an ejected disk may cause thousands. */
const namedAtOnce = 6;

function Unread({ paths }: { paths: readonly string[] }) {
  const { number } = useFormat();
  const others = paths.length - namedAtOnce;
  return (
    <>
      <JoinedNames names={paths.slice(0, namedAtOnce)} />
      {others > 0 && stableText(` +${number(others)}`)}
    </>
  );
}

/**
 * Reads dropped and pasted files and folders, one drop after the other, and adds the files found
 * when finished or stopped.
 */
export function useFolderReading(add: (files: readonly ChosenFile[]) => void) {
  // The number of files found so far; undefined when idle.
  const [found, setFound] = useState<number>();
  // Unreadable paths of the last drop or paste.
  const [unread, setUnread] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  const waiting = useRef<DroppedItem[]>([]);
  const stop = useCallback(() => {
    waiting.current = [];
    running.current?.abort();
  }, []);

  async function read(dropped: readonly DroppedItem[]): Promise<void> {
    waiting.current.push(...dropped);
    if (running.current !== undefined) return;
    setUnread([]);
    setFound(0);
    while (waiting.current.length > 0) {
      const { signal } = (running.current = new AbortController());
      // Throttled, since each update re-renders.
      const onFound = (count: number) => count % 50 === 0 && setFound(count);
      const read = await readEntries(waiting.current.splice(0), { signal, onFound });
      add(read.files);
      setUnread((before) => [...before, ...read.unread]);
    }
    running.current = undefined;
    setFound(undefined);
  }

  return { read: (dropped: readonly DroppedItem[]) => void read(dropped), stop, found, unread };
}
