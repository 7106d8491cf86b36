import { useChatWords, useActions } from '../../ChatContext.ts';
import type { DraftFile } from '../../core/index.ts';
import { DraftFileCard } from './DraftFileCard.tsx';
import styles from './DraftFileCard.module.css';

/** The files that go with the next message. */
export function DraftFileList({ files }: { files: readonly DraftFile[] }) {
  const words = useChatWords();
  const actions = useActions();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.attachments}>
      {files.map((file) => (
        <DraftFileCard
          key={file.key}
          draft={file}
          onRemove={() => actions.removeFile(file.key)}
          onRetry={() => actions.retryFile(file.key)}
        />
      ))}
    </ul>
  );
}
