import type { RefObject } from 'react';
import { useTokenState } from '../../../provider/index.ts';
import { Button, Icon, icons, joinClasses } from '../../../ui/index.ts';
import { useActions, useChatStartWords, useConversation } from '../context/ChatContext.ts';
import { useSettings } from '../context/chatSettings.ts';
import { isBusy } from '../core/index.ts';
import { DictateButton } from '../frame/lazyParts.ts';
import styles from './Composer.module.css';

export interface SendButtonsProps {
  /** Receives the focus of a pressed button. */
  field: RefObject<HTMLElement | null>;
  onSend: () => void;
}

/** Renders the dictate, stop and send buttons. Send is disabled while there is nothing to send. */
export function SendButtons({ field, onSend }: SendButtonsProps) {
  const words = useChatStartWords();
  const { stop } = useActions();
  const { recognize } = useSettings().speech;
  const busy = useConversation(({ turn }) => isBusy(turn));
  const stopping = useConversation(({ turn }) => turn?.stop === 'asked');
  const canSend = useConversation(({ draft, files }) => draft.trim() !== '' || files.length > 0);
  const isRefused = useTokenState().status === 'forbidden';
  return (
    <>
      {recognize !== undefined && <DictateButton recognize={recognize} />}
      {busy && (
        <Button
          className={joinClasses(styles.round, styles.stop)}
          aria-label={stopping ? words.stopping : words.stop}
          title={words.stop}
          disabled={stopping}
          onClick={() => {
            // The stop button unmounts when the answer ends.
            field.current?.focus();
            stop();
          }}
        >
          <Icon path={icons.stop} />
        </Button>
      )}
      {(!busy || canSend) && (
        <Button
          variant="primary"
          className={styles.round}
          aria-label={words.send}
          title={words.send}
          disabled={!canSend || isRefused}
          onClick={() => {
            onSend();
            field.current?.focus();
          }}
        >
          <Icon path={icons.send} />
        </Button>
      )}
    </>
  );
}
