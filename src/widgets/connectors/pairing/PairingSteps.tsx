import styles from './MessagingPairing.module.css';
import { usePairingWords } from './PairingContext.ts';
import { layout, texts } from '../../../ui/index.ts';
import type { ReactNode } from 'react';

export function PairingSteps() {
  const words = usePairingWords();
  const steps: readonly [text: string, picture?: ReactNode][] = [
    [words.stepOpen],
    [words.stepLink, <PhoneMenu key="menu" />],
    [words.stepScan, <PhoneCamera key="camera" />],
  ];
  return (
    <>
      <ol className={layout.stack3} aria-label={words.steps}>
        {steps.map(([text, picture], at) => (
          <li key={text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.stepText}>{text}</span>
            {picture}
          </li>
        ))}
      </ol>
      <p className={texts.note}>{words.stepPictures}</p>
    </>
  );
}

/** A phone's menu with the entry that links a device. Decorates the step's text. */
function PhoneMenu() {
  return (
    <Phone>
      <path className={styles.line} d="M12 20h22" />
      {[38, 82, 104].map((top) => (
        <Entry key={top} top={top} />
      ))}
      <rect className={styles.target} x="7" y="50" width="66" height="22" rx="4" />
      <Entry top={60} />
      <circle className={styles.ring} cx="62" cy="65" r="9" />
      <circle className={styles.finger} cx="62" cy="65" r="4" />
    </Phone>
  );
}

/** A phone that scans the code. Decorates the step's text. */
function PhoneCamera() {
  return (
    <Phone>
      <path className={styles.corner} d="M16 50v-8h8M56 42h8v8M64 82v8h-8M24 90h-8v-8" />
      {[
        [23, 49],
        [45, 49],
        [23, 71],
      ].map(([x, y]) => (
        <rect key={`${x} ${y}`} className={styles.finder} x={x} y={y} width="12" height="12" />
      ))}
      <path
        className={styles.dots}
        d="M40 52h3M40 60h3M26 66h3M34 66h6M46 66h4M54 66h3M40 73h4M48 72h4M44 79h5M54 76h3M53 82h4M40 83h3"
      />
    </Phone>
  );
}

function Phone({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.phone} viewBox="0 0 80 128" aria-hidden="true">
      <rect className={styles.body} x="1.5" y="1.5" width="77" height="125" rx="12" />
      <path className={styles.line} d="M34 9h12" />
      {children}
    </svg>
  );
}

function Entry({ top }: { top: number }) {
  return (
    <>
      <rect className={styles.mark} x="12" y={top - 4} width="10" height="10" rx="3" />
      <path className={styles.line} d={`M28 ${top + 1}h22`} />
    </>
  );
}
