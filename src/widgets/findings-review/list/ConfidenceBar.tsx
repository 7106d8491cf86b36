import styles from './ConfidenceBar.module.css';

/** Props of {@link ConfidenceBar}. */
export interface ConfidenceBarProps {
  /** As it is written. */
  figure: string;
  /** From 0 to 1. */
  share: number;
}

/** A confidence as a figure and a bar. */
export function ConfidenceBar({ figure, share }: ConfidenceBarProps) {
  const percent = Math.min(1, Math.max(0, share)) * 100;
  return (
    <span className={styles.confidence}>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  );
}
