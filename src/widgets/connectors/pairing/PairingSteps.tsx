import styles from './MessagingPairing.module.css';
import { usePairingWords } from './PairingContext.ts';

/** What to do on the phone. */
export function PairingSteps() {
  const words = usePairingWords();
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      {[words.stepOpen, words.stepLink, words.stepScan].map((step, at) => (
        <li key={step} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {at + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
