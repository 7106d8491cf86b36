import { useContext, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import type { ReplacedMessage } from '../../core/index.ts';
import { ThreadScrollContext } from '../scroll/threadScroll.ts';
import { focusMessage } from './focusMessage.ts';
import styles from './MessageItem.module.css';

/** Notes that a message replaces another one, and links to it, as the thread keeps both. */
export function ReplacedNote({ replaced: { key, how } }: { replaced: ReplacedMessage }) {
  const words = useChatWords();
  const { hold, reveal } = useContext(ThreadScrollContext);
  const show = ({ currentTarget }: MouseEvent): void => {
    flushSync(() => reveal(key));
    const messages = currentTarget.closest('[data-part="thread"]')?.querySelectorAll('article');
    const former = [...(messages ?? [])].find(({ dataset }) => dataset['message'] === key);
    if (former === undefined) return;
    hold();
    focusMessage(former);
    former.scrollIntoView({ block: 'start' });
  };
  return (
    <p className={styles.aside}>
      {how === 'edited' ? words.editedFrom : words.askedAgain}
      {' · '}
      <Button variant="quiet" size="small" className={styles.former} onClick={show}>
        {words.showFormer}
      </Button>
    </p>
  );
}
