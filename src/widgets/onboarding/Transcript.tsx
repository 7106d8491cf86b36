import type { ConversationItem } from '../../contract/index.ts';
import styles from './Onboarding.module.css';

/** Questions with their answers. */
export function Transcript({ items }: { items: readonly ConversationItem[] }) {
  return (
    <dl className={styles.transcript}>
      {items.map(({ question, answer }, index) => (
        <div key={`${index}-${question}`} className={styles.pair}>
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
