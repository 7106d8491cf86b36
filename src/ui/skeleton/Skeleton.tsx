import styles from './Skeleton.module.css';

/** Props of {@link Skeleton}. Sizes are CSS lengths. */
export interface SkeletonProps {
  /** @default '100%' */
  width?: string;
  /** @default '1em' */
  height?: string;
}

/**
 * A loading placeholder. Appears only after 200 ms, to avoid flicker on fast responses. An image, as
 * a strict policy ignores `style` in what a server renders, but no width and height.
 */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <svg aria-hidden="true" className={styles.skeleton} width={width} height={height} />;
}
