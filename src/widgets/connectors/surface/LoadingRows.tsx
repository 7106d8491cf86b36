import { Skeleton, frame } from '../../../ui/index.ts';
import styles from './LoadingRows.module.css';

/** A skeleton of rows with an icon and a line of text. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={frame.rows}>
      {['72%', '56%', '64%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width="36px" height="36px" />
          <Skeleton width={width} height="14px" />
        </div>
      ))}
    </div>
  );
}
