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
