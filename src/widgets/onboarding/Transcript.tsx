import type { ConversationItem } from '../../contract/index.ts';
import styles from './Onboarding.module.css';
import { layout } from '../../ui/index.ts';

/** Questions with their answers. */
export function Transcript({ items }: { items: readonly ConversationItem[] }) {
  return (
    <dl className={layout.stack}>
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
