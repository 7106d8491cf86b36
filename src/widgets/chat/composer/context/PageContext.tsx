import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Icon, IconButton, icons, texts, joinClasses } from '../../../../ui/index.ts';
import { useActions, useChatStartWords, useConversation } from '../../context/ChatContext.ts';
import { useSettings } from '../../context/chatSettings.ts';
import styles from './PageContext.module.css';
import { contentOf, contextFile, markDone, type ChatContext } from './takeContext.ts';

interface Attached {
  conversation: string;
  content: string;
  file: File;
}

/**
 * Announces that the page's content is sent with the next message. It is attached as a file only
 * once the user starts to write, so that nothing leaves the page without their action. Each content
 * is sent once per conversation, unless the user removes it.
 */
export function PageContext({ read }: { read: () => ChatContext | undefined }) {
  const words = useChatStartWords();
  const actions = useActions();
  const key = useConversation((conversation) => conversation.key);
  const files = useConversation((conversation) => conversation.files);
  const sent = useConversation((conversation) => conversation.sent);
  // A draft that starts a command isn't for the assistant.
  const isWriting = useConversation(({ draft }) => draft.trim() !== '' && !/^\/\S*$/.test(draft));
  const [attached, setAttached] = useState<Attached>();
  const { contexts } = useSettings();
  const done = useStore(contexts);
  // Reads the page again when one of these changes, rather than on every keystroke.
  // oxlint-disable-next-line react/exhaustive-deps
  const context = useMemo(() => read(), [read, key, sent, isWriting]);
  const content = contentOf(key, context);
  const isWanted = context !== undefined && context.text !== '' && !done.has(content);
  const current = attached?.conversation === key ? attached : undefined;
  const file = files.find((draft) => draft.file === current?.file);
  // The page's content changed, or was sent with a message that wasn't written in this field.
  const isOutdated = current !== undefined && (current.content !== content || !isWanted);

  useEffect(() => {
    // The files live in an external store.
    /* oxlint-disable react/set-state-in-effect */
    if (current !== undefined && file === undefined) {
      // The file was sent or removed.
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
    <div className={joinClasses(texts.note, styles.chip)} data-part="context">
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
