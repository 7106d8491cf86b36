import styles from './MessagingPairing.module.css';
import { usePairingWords } from './PairingContext.ts';
import { PhoneCamera, PhoneMenu } from './PhonePictures.tsx';
import { layout } from '../../../ui/index.ts';

/** Shows the steps on the phone, with pictures of where to tap and what to point at. */
export function PairingSteps() {
  const words = usePairingWords();
  const steps = [
    { text: words.stepOpen },
    { text: words.stepLink, picture: <PhoneMenu /> },
    { text: words.stepScan, picture: <PhoneCamera /> },
  ];
  return (
    <>
      <ol className={layout.stack3} aria-label={words.steps}>
        {steps.map(({ text, picture }, at) => (
          <li key={text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.stepText}>{text}</span>
            {picture}
          </li>
        ))}
      </ol>
      <p className={styles.small}>{words.stepPictures}</p>
    </>
  );
}
