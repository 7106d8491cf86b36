import { useEffect, useMemo, useState } from 'react';
import { Icon, IconButton } from '../../../../ui/index.ts';
import { useActions, useChatWords, useConversation } from '../../context/ChatContext.ts';
import styles from './PageContext.module.css';

/** What the page around a chat shows, for the assistant. */
export interface ChatContext {
  /** What the person knows it by, such as the title of the page. It names the file. */
  name: string;
  text: string;
}

/** Props of {@link PageContext}. */
export interface PageContextProps {
  read: () => ChatContext | undefined;
}

/** A context that became a file of a message. */
interface Attached {
  conversation: string;
  content: string;
  file: File;
}

/**
 * Says that what the page shows goes along with the next message. It becomes a file of the message
 * once the person writes, and not before, so that nothing of a page leaves it unasked. Each content
 * goes along once in a conversation, unless the person removed it.
 */
export function PageContext({ read }: PageContextProps) {
  const words = useChatWords();
  const actions = useActions();
  const key = useConversation((conversation) => conversation.key);
  const files = useConversation((conversation) => conversation.files);
  const sent = useConversation((conversation) => conversation.sent);
  const isWriting = useConversation(({ draft }) => draft.trim() !== '');
  const [attached, setAttached] = useState<Attached>();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  // The page may have changed with each of these, and its text is not read at each key.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const context = useMemo(() => read(), [read, key, sent, isWriting]);
  const content = JSON.stringify([key, context?.name, context?.text]);
  const isWanted = context !== undefined && context.text !== '' && !done.has(content);
  const current = attached?.conversation === key ? attached : undefined;
  const file = files.find((draft) => draft.file === current?.file);
  const isOutdated = current !== undefined && current.content !== content;

  if (current !== undefined && file === undefined) {
    // It was sent or removed.
    setDone(new Set([...done, current.content]));
    setAttached(undefined);
  }

  useEffect(() => {
    if (file !== undefined && isOutdated) {
      actions.removeFile(file.key);
      // The files are in the store, which is outside of React.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setAttached(undefined);
    } else if (current === undefined && isWanted && isWriting) {
      const added = new File([context.text], `${context.name}.txt`, { type: 'text/plain' });
      actions.addFiles([added]);
      setAttached({ conversation: key, content, file: added });
    }
  }, [actions, content, context, current, file, isOutdated, isWanted, isWriting, key]);

  if (!isWanted || current !== undefined) return null;
  return (
    <div className={styles.chip} data-part="context">
      <Icon name="file" size={14} />
      <span className={styles.words}>
        <bdi className={styles.name}>{context.name}</bdi> <span>{words.contextNote}</span>
      </span>
      <IconButton
        label={words.removeFile(context.name)}
        size="small"
        onClick={() => setDone(new Set([...done, content]))}
      >
        <Icon name="close" size={14} />
      </IconButton>
    </div>
  );
}
