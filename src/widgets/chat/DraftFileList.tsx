import { useChatWords, useActs } from './ChatContext.ts';
import type { DraftFile } from './chatStore.ts';
import { DraftFileCard } from './DraftFileCard.tsx';
import styles from './DraftFileCard.module.css';

/** The files that go with the next message. */
export function DraftFileList({ files }: { files: readonly DraftFile[] }) {
  const words = useChatWords();
  const acts = useActs();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.attachments}>
      {files.map((file) => (
        <DraftFileCard
          key={file.key}
          draft={file}
          onRemove={() => acts.removeFile(file.key)}
          onRetry={() => acts.retryFile(file.key)}
        />
      ))}
    </ul>
  );
}
