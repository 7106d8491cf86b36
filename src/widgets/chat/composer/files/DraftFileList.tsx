import { Button } from '../../../../ui/index.ts';
import { useActions } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import type { DraftFile } from '../../core/index.ts';
import { DraftFileCard } from './DraftFileCard.tsx';
import styles from './DraftFileCard.module.css';

/** Props of {@link DraftFileList}. */
export interface DraftFileListProps {
  /** One or more. */
  files: readonly DraftFile[];
}

/** The files that go with the next message. */
export function DraftFileList({ files }: DraftFileListProps) {
  const words = useChatWords();
  const actions = useActions();
  const refused = files.filter(({ state }) => state.status === 'refused').length;
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
      {refused > 1 && (
        <li className={styles.refused}>
          <Button size="small" variant="quiet" onClick={actions.removeRefusedFiles}>
            {words.removeRefused(refused)}
          </Button>
        </li>
      )}
    </ul>
  );
}
