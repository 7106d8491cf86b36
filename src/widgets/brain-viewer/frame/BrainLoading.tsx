import { Skeleton, layout, joinClasses } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import styles from './BrainLoading.module.css';

/** Renders skeleton cards. */
export function BrainLoading() {
  const words = useBrainWords();
  return (
    <div className={styles.loading} role="status" aria-label={words.loading} aria-busy="true">
      {Array.from({ length: 12 }, (_, at) => (
        <span key={at} className={joinClasses(layout.stack2, styles.loadingCard)}>
          <Skeleton width={`${50 + ((at * 37) % 40)}%`} height="12px" />
          <Skeleton width="40%" height="10px" />
        </span>
      ))}
    </div>
  );
}
