import { Button, Title } from '../../../ui/index.ts';
import styles from './MessagingPairing.module.css';
import { usePairingAccess, usePairingActions, usePairingWords } from './PairingContext.ts';
import { PairingSteps } from './PairingSteps.tsx';

/** Explains why to connect a phone, with the button that shows a code. */
export function PairingIntro() {
  const words = usePairingWords();
  const { begin } = usePairingActions();
  const { canWrite } = usePairingAccess();
  return (
    <>
      <Title>{words.introTitle}</Title>
      <p className={styles.text}>{words.introText}</p>
      <div className={styles.scan}>
        <div className={styles.codeColumn}>
          <div className={styles.place}>
            <Button variant="primary" disabled={!canWrite} onClick={begin}>
              {words.showCode}
            </Button>
          </div>
        </div>
        <div className={styles.stepColumn}>
          <PairingSteps />
        </div>
      </div>
    </>
  );
}
