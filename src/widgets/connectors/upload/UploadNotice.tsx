'use client';
import {
  ErrorNotice,
  useBrainstem,
  useGeneralWords,
  useTokenState,
} from '../../../provider/index.ts';
import { Button, Notice } from '../../../ui/index.ts';
import { useDocumentsWords, useUploads, useUploadsState } from './UploadContext.ts';
import { useIsOffline } from './useIsOffline.ts';

/** What keeps the person from uploading: no access, a missing permission, no network. */
export function UploadNotice() {
  const words = useDocumentsWords();
  const general = useGeneralWords();
  const { tokens } = useBrainstem().client;
  const token = useTokenState();
  const missingScope = useUploadsState((state) => state.missingScope);
  const isOffline = useIsOffline();
  const { start } = useUploads();

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
  if (missingScope !== undefined) {
    return (
      <Notice
        icon="lock"
        title={words.readOnly}
        actions={
          <Button size="small" onClick={start}>
            {general.tryAgain}
          </Button>
        }
      >
        {words.readOnlyText(missingScope)}
      </Notice>
    );
  }
  if (!isOffline) return null;
  return (
    <Notice tone="warning" icon="offline" title={words.offline}>
      {words.offlineText}
    </Notice>
  );
}
