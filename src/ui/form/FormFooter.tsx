import type { ReactNode } from 'react';
import styles from './FormFooter.module.css';

export interface FormFooterProps {
  /** The button that leaves the form, at the other end of the row. @default nothing */
  cancel?: ReactNode;
  /** The boxes in which it stays in view while the form scrolls. @default 'narrow' */
  sticky?: 'always' | 'narrow' | 'never';
  /** The primary button, then the secondary ones and what is said beside them. */
  children: ReactNode;
}

/** The one row of buttons that ends a form. */
export function FormFooter({ cancel, sticky = 'narrow', children }: FormFooterProps) {
  return (
    <div className={styles.footer} data-part="form-footer" data-sticky={sticky}>
      {children}
      {cancel !== undefined && <span className={styles.cancel}>{cancel}</span>}
    </div>
  );
}
