import { Skeleton } from '../skeleton/Skeleton.tsx';
import layout from '../layout/layout.module.css';

/** The shape of a question with some options, while it is on its way. */
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
