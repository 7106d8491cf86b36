import styles from './MessagingPairing.module.css';
import { usePairingWords } from './PairingContext.ts';
import { PhoneCamera, PhoneMenu } from './PhonePictures.tsx';
import { layout } from '../../../ui/index.ts';

/** Shows the steps on the phone with pictures. */
export function PairingSteps() {
  const words = usePairingWords();
  return (
    <>
      <ol className={layout.stack3} aria-label={words.steps}>
        {[words.stepOpen, words.stepLink, words.stepScan].map((text, at) => (
          <li key={text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.stepText}>{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.pictures} aria-hidden="true">
        <PhoneMenu />
        <span className={styles.number}>2</span>
        <PhoneCamera />
        <span className={styles.number}>3</span>
      </div>
      <p className={styles.small}>{words.stepPictures}</p>
    </>
  );
}
