import styles from './Skeleton.module.css';

/** Props of {@link Skeleton}. Sizes are CSS lengths. */
export interface SkeletonProps {
  /** @default '100%' */
  width?: string;
  /** @default '1em' */
  height?: string;
}

/** A loading placeholder. Appears only after 200 ms, to avoid flicker on fast responses. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
