import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import styles from './FormSection.module.css';
import layout from '../layout/layout.module.css';

export interface FormSectionProps {
  /** @default none, if its fields need no common name */
  title?: ReactNode;
  children: ReactNode;
}

/** Groups related fields under a title. */
export function FormSection({ title, children }: FormSectionProps) {
  const body = <div className={layout.stack5}>{children}</div>;
  if (title === undefined) return <div className={styles.section}>{body}</div>;
  return (
    <fieldset className={styles.section}>
      <legend className={joinClasses(styles.title, textDirection.own)}>{title}</legend>
      {body}
    </fieldset>
  );
}
