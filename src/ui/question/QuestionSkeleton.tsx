import { Skeleton } from '../skeleton/Skeleton.tsx';
import layout from '../layout/layout.module.css';

/** The loading placeholder of a question with options. */
export function QuestionSkeleton() {
  return (
    <div className={layout.stack2}>
      <Skeleton width="62%" height="14px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </div>
  );
}
