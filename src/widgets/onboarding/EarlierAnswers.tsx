import { useState } from 'react';
import type { StoredConversation, ConversationItem } from '../../contract/index.ts';
import {
  ErrorNotice,
  UnreadableEntriesNotice,
  useFormat,
  useGeneralWords,
  useOnboardingWords,
} from '../../provider/index.ts';
import { Button, type ButtonProps, Dialog, Skeleton, texts, layout } from '../../ui/index.ts';
import styles from './Onboarding.module.css';
import { useStoredConversations } from './useStoredConversations.ts';

/** A button that shows the organisation's stored onboarding answers by step. */
export function EarlierAnswers({ variant = 'quiet' }: Pick<ButtonProps, 'variant'>) {
  const words = useOnboardingWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {words.earlierAnswers}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.earlierAnswers}>
        {isOpen && <Stored onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function Stored({ onClose }: { onClose: () => void }) {
  const words = useOnboardingWords();
  const general = useGeneralWords();
  const { conversations, isLoading, error, refetch } = useStoredConversations();
  const isEmpty = !isLoading && error === null && conversations.length === 0;
  return (
    <>
      {error !== null && (
        <ErrorNotice error={error} title={words.earlierFailed} onRetry={refetch} />
      )}
      <UnreadableEntriesNotice
        lists={[conversations, ...conversations.map(({ convo }) => convo)]}
      />
      {isLoading && <Skeleton height="80px" />}
      {isEmpty && <p className={texts.prose}>{words.nothingStored}</p>}
      {conversations.map((conversation, index) => (
        <StoredStep key={index} conversation={conversation} />
      ))}
      <div className={styles.end}>
        <Button onClick={onClose}>{general.close}</Button>
      </div>
    </>
  );
}

function StoredStep({ conversation }: { conversation: StoredConversation }) {
  const words = useOnboardingWords();
  const { dateTime } = useFormat();
  return (
    <section className={layout.stack2}>
      <h3 className={styles.subtitle}>{words.step(conversation.step)}</h3>
      <p className={texts.note}>{dateTime(conversation.created_at)}</p>
      <Transcript items={conversation.convo} />
    </section>
  );
}

export function Transcript({ items }: { items: readonly ConversationItem[] }) {
  return (
    <dl className={layout.stack}>
      {items.map(({ question, answer }, index) => (
        <div key={`${index}-${question}`} className={styles.pair}>
          <dt className={texts.prose} dir="auto">
            {question}
          </dt>
          <dd className={styles.answer} dir="auto">
            {answer}
          </dd>
        </div>
      ))}
    </dl>
  );
}
