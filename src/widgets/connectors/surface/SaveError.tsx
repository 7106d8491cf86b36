import { isMetadataConflictError } from '../../../client/errors/index.ts';
import { ErrorNotice } from '../../../provider/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

/** Props of {@link SaveError}. */
export interface SaveErrorProps {
  error: unknown;
  /** @default 'What you typed is kept.', in the locale's words */
  text?: string;
}

/** Says why something of a connection could not be saved. Somebody else's change has its own words. */
export function SaveError({ error, text }: SaveErrorProps) {
  const words = useConnectorsWords();
  if (isMetadataConflictError(error)) return <ErrorNotice error={error} />;
  return <ErrorNotice error={error} title={words.saveFailed} text={text ?? words.saveFailedKept} />;
}
