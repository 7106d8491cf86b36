import { AccessNotice, useGeneralWords } from '../../../provider/index.ts';
import { Notice, icons } from '../../../ui/index.ts';
import { useChatMissingScope, useChatStartWords } from '../context/ChatContext.ts';

/** Explains why sending is or may soon be blocked: no access, read-only, no token or offline. */
export function ChatNotice() {
  const words = useChatStartWords();
  const general = useGeneralWords();
  const missingScope = useChatMissingScope();
  return (
    <AccessNotice offline={words.offline} offlineText={words.offlineText}>
      {missingScope === undefined ? undefined : (
        <Notice icon={icons.lock} role="note" title={words.readOnly}>
          {general.missingScopeText(missingScope)}
        </Notice>
      )}
    </AccessNotice>
  );
}
