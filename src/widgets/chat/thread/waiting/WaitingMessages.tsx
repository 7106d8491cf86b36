import { JoinedNames, useIsOffline } from '../../../../provider/index.ts';
import { Button, Icon, icons } from '../../../../ui/index.ts';
import { useActions, useConversation } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import type { QueuedMessage } from '../../core/index.ts';
import styles from './WaitingMessages.module.css';

/** Lists messages queued until the answer ends or the network is back. */
export function WaitingMessages({ queue }: { queue: readonly QueuedMessage[] }) {
  const words = useChatWords();
  const actions = useActions();
  const isOffline = useIsOffline();
  const isPaused = useConversation(({ isQueuePaused }) => isQueuePaused);
  return queue.map(({ key, text, files }, index) => (
    <article
      key={key}
      className={styles.message}
      aria-label={words.queuedMessage}
      data-part="message"
      data-role="user"
      data-state="waiting"
    >
      {text !== '' && (
        <p className={styles.words}>
          <span dir="auto">{text}</span>
        </p>
      )}
      {files.length > 0 && (
        <p className={styles.note}>
          <Icon path={icons.attach} size={14} />
          <span>
            <JoinedNames names={files.map(({ file }) => file.name)} />
          </span>
        </p>
      )}
      <div className={styles.bar}>
        <span className={styles.note}>
          {isOffline ? words.waitingForNetwork : isPaused ? words.queuePaused : words.queued}
        </span>
        <span className={styles.actions}>
          {isPaused && index === 0 && (
            <Button size="small" variant="quiet" onClick={actions.sendQueued}>
              {words.sendQueued}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => actions.editWaiting(key)}>
            {words.editQueued}
          </Button>
          <Button size="small" variant="quiet" onClick={() => actions.cancelWaiting(key)}>
            {words.cancelQueued}
          </Button>
        </span>
      </div>
    </article>
  ));
}
