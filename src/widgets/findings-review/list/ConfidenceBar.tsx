import styles from './ConfidenceBar.module.css';

export interface ConfidenceBarProps {
  /** As it is written. */
  figure: string;
  /** From 0 to 1. Undefined: only the figure is shown. */
  share: number | undefined;
}

/** Below this share a confidence is low. */
const low = 0.7;

/** A confidence as a figure and a bar. */
export function ConfidenceBar({ figure, share }: ConfidenceBarProps) {
  return (
    <span className={styles.confidence}>
      <span className={styles.figure}>{figure}</span>
      {share !== undefined && (
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.bar}
            data-low={share < low ? '' : undefined}
            style={{ inlineSize: `${share * 100}%` }}
          />
        </span>
      )}
    </span>
  );
}
