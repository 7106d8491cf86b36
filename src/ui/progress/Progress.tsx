import styles from './Progress.module.css';

export interface ProgressProps {
  /** From 0 to 1. */
  value: number;
  /** The accessible name. */
  label: string;
}

export function Progress({ value, label }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
