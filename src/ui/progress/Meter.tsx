import { joinClasses } from '../joinClasses.ts';
import styles from './Progress.module.css';

export interface MeterProps {
  /** From 0 to 1. */
  share: number;
  /** Sets the room, and `--_meter`, the colour. */
  className?: string | undefined;
}

/** A bar of a share, for the eyes alone: the figure is beside it in words. */
export function Meter({ share, className }: MeterProps) {
  return (
    <span className={joinClasses(styles.track, className)} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
