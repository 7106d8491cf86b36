import { AccessNotice, MissingScopeNotice } from '../../../provider/index.ts';
import { useChatMissingScope, useChatStartWords } from '../context/ChatContext.ts';

/** Explains why sending is or may soon be blocked: no access, read-only, no token or offline. */
export function ChatNotice() {
  const words = useChatStartWords();
  const missingScope = useChatMissingScope();
  return (
    <AccessNotice offline={words.offline} offlineText={words.offlineText}>
      {missingScope === undefined ? undefined : (
        <MissingScopeNotice role="note" title={words.readOnly} scope={missingScope} />
      )}
    </AccessNotice>
  );
}
