import { VisuallyHidden } from '../../../../ui/index.ts';
import { useChatStartWords, useConversation } from '../../context/ChatContext.ts';
import styles from '../Composer.module.css';

export interface FilesStatusProps {
  /** True if the user tried to send and the files blocked it. */
  isHeld: boolean;
}

/** Announces that the message waits for its files, and when they are ready. */
export function FilesStatus({ isHeld }: FilesStatusProps) {
  const words = useChatStartWords();
  const files = useConversation((conversation) => conversation.files);
  const areReady = files.length > 0 && files.every(({ state }) => state.status === 'uploaded');
  return (
    <>
      <span className={styles.note} aria-live="polite">
        {isHeld ? words.filesHeld : ''}
      </span>
      <VisuallyHidden aria-live="polite">
        {areReady && words.filesReady(files.length)}
      </VisuallyHidden>
    </>
  );
}
