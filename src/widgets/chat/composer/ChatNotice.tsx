import { AccessNotice } from '../../../provider/index.ts';
import { Notice } from '../../../ui/index.ts';
import { useChatState, useChatWords } from '../context/ChatContext.ts';

/** What keeps the person from writing, or may soon: no access, read-only, no token, offline. */
export function ChatNotice() {
  const words = useChatWords();
  const missingScope = useChatState((state) => state.missingScope);
  return (
    <AccessNotice offline={words.offline} offlineText={words.offlineText}>
      {missingScope === undefined ? undefined : (
        <Notice icon="lock" role="note" title={words.readOnly}>
          {words.readOnlyText(missingScope)}
        </Notice>
      )}
    </AccessNotice>
  );
}
