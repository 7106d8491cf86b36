import { useRef, useState, type DragEvent } from 'react';
import { Button, Icon, joinClasses, Notice } from '../../../ui/index.ts';
import styles from './FileDrop.module.css';
import { chosenFiles, entriesOf } from './readDropped.ts';
import { useDocumentsWords, useUploads, useUploadsState } from './UploadContext.ts';
import { useFolderReading } from './useFolderReading.ts';

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  accept: string | undefined;
  /** Whether the list has nothing in it yet. */
  isEmpty: boolean;
}

/** Takes files and folders, chosen or dropped. */
export function FileDrop({ accept, isEmpty }: FileDropProps) {
  const words = useDocumentsWords();
  const { add } = useUploads();
  const duplicates = useUploadsState((state) => state.duplicates);
  const reading = useFolderReading(add);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  /** Entering a child fires before leaving its parent, so depth is counted. */
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);

  const track = (event: DragEvent, change: 1 | -1 | 0): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    depth.current += change;
    setOver(depth.current > 0);
  };
  const take = (input: HTMLInputElement): void => {
    add(chosenFiles(input.files ?? []));
    // So that the same file can be chosen again after it was removed.
    input.value = '';
  };

  return (
    <div
      className={joinClasses(styles.drop, isOver && styles.over, isEmpty && styles.empty)}
      data-part="drop"
      onDragEnter={(event) => track(event, 1)}
      onDragLeave={(event) => track(event, -1)}
      onDragOver={(event) => track(event, 0)}
      onDrop={(event) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        reading.read(entriesOf(event.dataTransfer));
      }}
    >
      {isEmpty && (
        <>
          <h2 className={styles.title} tabIndex={-1}>
            {words.emptyTitle}
          </h2>
          <p className={styles.text}>{words.emptyText}</p>
        </>
      )}
      <div className={styles.actions}>
        <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={() => files.current?.click()}>
          <Icon name="plus" />
          {words.chooseFiles}
        </Button>
        <Button onClick={() => folder.current?.click()}>{words.chooseFolder}</Button>
        <span className={styles.hint}>{words.dropFiles}</span>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={words.chooseFiles}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          if (input !== null) input.webkitdirectory = true;
        }}
        type="file"
        multiple
        hidden
        aria-label={words.chooseFolder}
        onChange={(event) => take(event.currentTarget)}
      />
      {reading.found !== undefined && (
        <p className={styles.reading} role="status">
          {words.readingFolder(reading.found)}
          <Button size="small" variant="quiet" onClick={reading.stop}>
            {words.stopReading}
          </Button>
        </p>
      )}
      <p className={styles.note} role="status">
        {duplicates > 0 && words.alreadyListed(duplicates)}
      </p>
      {reading.isIncomplete && (
        <Notice tone="warning" title={words.folderFailed}>
          {words.folderFailedText}
        </Notice>
      )}
      {isOver && (
        <div className={styles.veil} aria-hidden="true">
          <Icon name="attach" size={20} />
          {words.dropHere}
        </div>
      )}
    </div>
  );
}
