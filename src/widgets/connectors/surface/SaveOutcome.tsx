import { isMetadataConflictError } from '../../../client/errors/index.ts';
import { ErrorNotice } from '../../../provider/index.ts';
import { Icon, icons } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SaveOutcome.module.css';

export interface SaveErrorProps {
  error: unknown;
  /** Called by a retry button. @default the surrounding form has its own */
  onRetry?: () => void;
}

/** Explains a failed save. A conflict with another user's change has its own text. */
export function SaveError({ error, onRetry }: SaveErrorProps) {
  const words = useConnectorsWords();
  if (isMetadataConflictError(error)) return <ErrorNotice error={error} onRetry={onRetry} />;
  return (
    <ErrorNotice
      error={error}
      title={words.saveFailed}
      text={words.saveFailedKept}
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
