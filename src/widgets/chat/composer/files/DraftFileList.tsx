import { useEffect, useRef } from 'react';
import { Button, fadeEdges } from '../../../../ui/index.ts';
import { useActions } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { isFileRefused, type DraftFile } from '../../core/index.ts';
import { DraftFileCard } from './DraftFileCard.tsx';
import styles from './DraftFileCard.module.css';

export interface DraftFileListProps {
  /** At least one file. */
  files: readonly DraftFile[];
  /** True if the draft has text to send with the files. */
  isWritten: boolean;
}

/** Lists the files of the next message, those that can't be sent first. */
export function DraftFileList({ files, isWritten }: DraftFileListProps) {
  const words = useChatWords();
  const actions = useActions();
  const list = useRef<HTMLUListElement>(null);
  const { length } = files;
  useEffect(() => (list.current === null ? undefined : fadeEdges(list.current)), [length]);
  const refused = files.filter(({ state }) => isFileRefused(state));
  const others = files.filter(({ state }) => !isFileRefused(state));
  return (
    <>
      {refused.length > 0 && (
        <div className={styles.refused}>
          {refused.length > 1 && (
            <Button size="small" variant="quiet" onClick={actions.removeRefusedFiles}>
              {words.removeRefused(refused.length)}
            </Button>
          )}
          {(isWritten || others.length > 0) && (
            <Button
              size="small"
              onClick={() => {
                actions.removeRefusedFiles();
                actions.send();
              }}
            >
              {words.sendWithout(refused.length)}
            </Button>
          )}
        </div>
      )}
      <ul ref={list} className={styles.list} aria-label={words.attachments}>
        {[...refused, ...others].map((file) => (
          <DraftFileCard
            key={file.key}
            draft={file}
            onRemove={() => actions.removeFile(file.key)}
            onRetry={() => actions.retryFile(file.key)}
          />
        ))}
      </ul>
    </>
  );
}
