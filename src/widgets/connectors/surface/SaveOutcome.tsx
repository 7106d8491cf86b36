import { isMetadataConflictError } from '../../../client/errors/index.ts';
import { ErrorNotice } from '../../../provider/index.ts';
import { Icon, icons } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SaveOutcome.module.css';

export interface SaveErrorProps {
  error: unknown;
  /** The consequences, and what is safe. @default what was entered is kept */
  text?: string;
  /** Called by a retry button. @default the surrounding form has its own */
  onRetry?: () => void;
}

/** Explains a failed save. A conflict with another user's change has its own text. */
export function SaveError({ error, text, onRetry }: SaveErrorProps) {
  const words = useConnectorsWords();
  if (isMetadataConflictError(error)) return <ErrorNotice error={error} onRetry={onRetry} />;
  return (
    <ErrorNotice
      error={error}
      title={words.saveFailed}
      text={text ?? words.saveFailedKept}
      onRetry={onRetry}
    />
  );
}

export function SavedNote() {
  const words = useConnectorsWords();
  return (
    <span className={styles.note}>
      <Icon path={icons.check} />
      {words.saved}
    </span>
  );
}
