import { isMetadataConflictError } from '../../../client/errors/index.ts';
import { ErrorNotice } from '../../../provider/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

export interface SaveErrorProps {
  error: unknown;
  /** @default 'What you typed is kept.', in the locale's words */
  text?: string;
  /** Called by a button that saves again. @default the form around has its own */
  onRetry?: () => void;
}

/** Says why something of a connection could not be saved. Somebody else's change has its own words. */
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
