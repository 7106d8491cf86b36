import layout from '../layout/layout.module.css';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Surface, type SurfaceProps } from '../theme/Surface.tsx';
import styles from './QuestionColumn.module.css';

/** The root of a widget that is one column of questions, as wide as a form. */
export function QuestionColumn({
  children,
  ...props
}: Omit<SurfaceProps, 'as' | 'className' | 'role'>) {
  return (
    <Surface role="region" {...props} className={styles.root}>
      <div className={styles.column}>{children}</div>
    </Surface>
  );
}

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
