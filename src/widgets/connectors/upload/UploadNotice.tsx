'use client';
import {
  ErrorNotice,
  useBrainstem,
  useGeneralWords,
  useIsOffline,
  useTokenState,
} from '../../../provider/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { useDocumentsWords } from './UploadContext.ts';

/** What keeps the person from everything here: no access, or no network. */
export function UploadNotice() {
  const words = useDocumentsWords();
  const general = useGeneralWords();
  const { tokens } = useBrainstem().client;
  const token = useTokenState();
  const isOffline = useIsOffline();

  if (token.status === 'forbidden' || token.status === 'failing') {
    return (
      <ErrorNotice
        error={token.error}
        tone={token.status === 'forbidden' ? 'danger' : 'warning'}
        icon="lock"
        role="status"
        actions={
          <Button size="small" onClick={() => void tokens.retry().catch(() => undefined)}>
            {general.tryAgain}
          </Button>
        }
      />
    );
  }
  if (!isOffline) return null;
  return (
    <Notice tone="warning" icon="offline" title={words.offline}>
      {words.offlineText}
    </Notice>
  );
}
