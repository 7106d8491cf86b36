import type { ConversationItem } from '../../contract/index.ts';
import styles from './Onboarding.module.css';

/** Questions with what was answered to them. */
export function Transcript({ items }: { items: readonly ConversationItem[] }) {
  return (
    <dl className={styles.transcript}>
      {items.map(({ question, answer }, at) => (
        <div key={`${at}-${question}`} className={styles.pair}>
          <dt className={styles.question} dir="auto">
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
