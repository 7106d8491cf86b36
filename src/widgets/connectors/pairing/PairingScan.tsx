import { Button, Notice, icons, joinClasses, texts, Title, layout } from '../../../ui/index.ts';
import styles from './MessagingPairing.module.css';
import { usePairingActions, usePairingState, usePairingWords } from './PairingContext.ts';
import { secondsLeft, type Pairing } from '../core/pairing/index.ts';
import { PairingSteps } from './PairingSteps.tsx';
import { QrCode } from './qr-code/QrCode.tsx';

export interface PairingScanProps {
  pairing: Extract<Pairing, { phase: 'preparing' | 'ready' | 'refreshing' }>;
}

/** Shows the code to scan, its remaining lifetime and the steps on the phone. */
export function PairingScan({ pairing }: PairingScanProps) {
  const words = usePairingWords();
  const { cancel } = usePairingActions();
  const pollError = usePairingState((state) => state.pollError);
  return (
    <>
      <Title>{words.ready}</Title>
      {pollError !== undefined && (
        <Notice tone="warning" icon={icons.offline} title={words.connectionLost}>
          {words.connectionLostText}
        </Notice>
      )}
      <div className={styles.scan}>
        <div className={joinClasses(layout.stack1, styles.codeColumn)}>
          <QrCode
            qrBase64={pairing.phase === 'ready' ? pairing.code : undefined}
            label={words.code}
            unreadable={words.codeUnreadable}
          />
          <Countdown pairing={pairing} />
          <Button variant="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
        <div className={joinClasses(layout.stack, styles.stepColumn)}>
          <PairingSteps />
          <p className={texts.note}>{words.keepPrivate}</p>
        </div>
      </div>
    </>
  );
}

function Countdown({ pairing }: PairingScanProps) {
  const words = usePairingWords();
  const left = usePairingState(({ now }) => secondsLeft(pairing, now));
  const text =
    pairing.phase === 'preparing'
      ? words.preparing
      : pairing.phase === 'refreshing'
        ? words.refreshing
        : left === undefined
          ? words.waitingForScan
          : words.secondsLeft(left);
  return (
    <p className={joinClasses(texts.figures, styles.countdown)} role="timer" aria-live="off">
      {text}
    </p>
  );
}
