import {
  QueryError,
  UnreadableEntriesNotice,
  useGeneralWords,
  usePlatformQuery,
} from '../../../../provider/index.ts';
import { sessionFilesQuery } from '../../../../query/index.ts';
import { Button, Dialog, Skeleton, texts } from '../../../../ui/index.ts';
import { useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { MessageFiles } from '../../thread/files/MessageFiles.tsx';
import styles from './SessionFiles.module.css';

/** Lists the open conversation's files for download. */
export function SessionFiles({ onClose }: { onClose: () => void }) {
  const words = useChatWords();
  const general = useGeneralWords();
  const sessionId = useConversation((conversation) => conversation.sessionId);
  const query = usePlatformQuery((client) => sessionFilesQuery(client, sessionId));
  const { data, error } = query;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.files}
      actions={<Button onClick={onClose}>{general.close}</Button>}
    >
      <div role="group" aria-label={words.files} className={styles.files}>
        {data === undefined && error === null && <Skeleton width="70%" height="28px" />}
        <QueryError query={query} title={words.filesFailed} />
        <UnreadableEntriesNotice lists={[data]} />
        {data?.length === 0 && <p className={texts.muted}>{words.noFiles}</p>}
        {data !== undefined && data.length > 0 && <MessageFiles files={data} />}
      </div>
    </Dialog>
  );
}
