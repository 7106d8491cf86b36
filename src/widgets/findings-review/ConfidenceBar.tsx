'use client';
import { useConfidenceFormat, useDeskSettings } from './DeskContext.ts';
import styles from './ConfidenceBar.module.css';

/** A confidence as a figure and a bar. */
export function ConfidenceBar({ confidence }: { confidence: number }) {
  const { scale } = useDeskSettings();
  const format = useConfidenceFormat();
  const share = Math.min(1, Math.max(0, confidence / scale));
  return (
    <span className={styles.confidence}>
      <span className={styles.figure}>{format(confidence)}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}
