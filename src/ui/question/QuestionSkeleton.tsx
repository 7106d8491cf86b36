import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './QuestionSkeleton.module.css';

/** The shape of a question with some options, while it is on its way. */
export function QuestionSkeleton() {
  return (
    <div className={styles.question}>
      <Skeleton width="62%" height="14px" />
      {['34%', '44%', '28%'].map((width) => (
        <div key={width} className={styles.option}>
          <Skeleton width="16px" height="16px" />
          <Skeleton width={width} height="14px" />
        </div>
      ))}
    </div>
  );
}
