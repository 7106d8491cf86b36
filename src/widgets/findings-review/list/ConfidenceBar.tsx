import { joinClasses, Meter } from '../../../ui/index.ts';
import styles from './ConfidenceBar.module.css';

export interface ConfidenceBarProps {
  figure: string;
  /** From 0 to 1. Undefined to hide the bar. */
  share: number | undefined;
}

const low = 0.7;

export function ConfidenceBar({ figure, share }: ConfidenceBarProps) {
  return (
    <span className={styles.confidence}>
      <span className={styles.figure}>{figure}</span>
      {share !== undefined && (
        <Meter share={share} className={joinClasses(styles.meter, share < low && styles.low)} />
      )}
    </span>
  );
}
