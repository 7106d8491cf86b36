import styles from './Skeleton.module.css';

/** Props of {@link Skeleton}. Sizes are CSS lengths. */
export interface SkeletonProps {
  /** @default '100%' */
  width?: string;
  /** @default '1em' */
  height?: string;
}

/** The shape of what is coming. Shows itself only after 200 ms, so that quick answers don't blink. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
