'use client';
import {
  ErrorNotice,
  useBrainstem,
  useGeneralWords,
  useIsOffline,
  useTokenState,
} from '../../provider/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import { useChatState, useChatWords } from './ChatContext.ts';

/** What keeps the person from writing, or may soon: no access, read-only, no token, offline. */
export function ChatNotice() {
  const words = useChatWords();
  const general = useGeneralWords();
  const { tokens } = useBrainstem().client;
  const token = useTokenState();
  const missingScope = useChatState((state) => state.missingScope);
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
  if (missingScope !== undefined) {
    return (
      <Notice icon="lock" title={words.readOnly}>
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
