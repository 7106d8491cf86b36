import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Icon, IconButton, icons } from '../../../../ui/index.ts';
import { useActions, useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { useSettings } from '../../context/chatSettings.ts';
import styles from './PageContext.module.css';
import { contentOf, contextFile, markDone, type ChatContext } from './takeContext.ts';

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
 * Shows that the page's content goes along with the next message. It becomes a file of the message
 * once the person writes, and not before, so that nothing leaves a page without the person's doing.
 * Each content goes along once in a conversation, unless the person removed it.
 */
export function PageContext({ read }: PageContextProps) {
  const words = useChatWords();
  const actions = useActions();
  const key = useConversation((conversation) => conversation.key);
  const files = useConversation((conversation) => conversation.files);
  const sent = useConversation((conversation) => conversation.sent);
  // The beginning of a command is for the chat, not for the assistant.
  const isWriting = useConversation(({ draft }) => draft.trim() !== '' && !/^\/\S*$/.test(draft));
  const [attached, setAttached] = useState<Attached>();
  const { contexts } = useSettings();
  const done = useStore(contexts);
  // The page may have changed with each of these, and its text is not read at each key.
  // oxlint-disable-next-line react/exhaustive-deps
  const context = useMemo(() => read(), [read, key, sent, isWriting]);
  const content = contentOf(key, context);
  const isWanted = context !== undefined && context.text !== '' && !done.has(content);
  const current = attached?.conversation === key ? attached : undefined;
  const file = files.find((draft) => draft.file === current?.file);
  // The page shows something else, or it went along with a message that was not written here.
  const isOutdated = current !== undefined && (current.content !== content || !isWanted);

  useEffect(() => {
    // The files are in the store, which is outside of React.
    /* oxlint-disable react/set-state-in-effect */
    if (current !== undefined && file === undefined) {
      // It was sent or removed.
      markDone(contexts, current.content);
      setAttached(undefined);
    } else if (file !== undefined && isOutdated) {
      actions.removeFile(file.key);
      setAttached(undefined);
    } else if (current === undefined && isWanted && isWriting) {
      const added = contextFile(context);
      actions.addFiles([added]);
      setAttached({ conversation: key, content, file: added });
    }
    /* oxlint-enable react/set-state-in-effect */
  }, [actions, content, context, contexts, current, file, isOutdated, isWanted, isWriting, key]);

  if (!isWanted || current !== undefined) return null;
  return (
    <div className={styles.chip} data-part="context">
      <Icon path={icons.file} size={14} />
      <span className={styles.words}>
        <bdi className={styles.name}>{context.name}</bdi> <span>{words.contextNote}</span>
      </span>
      <IconButton
        label={words.removeFile(context.name)}
        size="small"
        onClick={() => markDone(contexts, content)}
      >
        <Icon path={icons.close} size={14} />
      </IconButton>
    </div>
  );
}
