import type { ReactNode } from 'react';
import styles from './FormFooter.module.css';

export interface FormFooterProps {
  /** The button that leaves the form, at the other end of the row. @default nothing */
  cancel?: ReactNode;
  /** True if it stays in view in wide boxes too. @default false */
  isSticky?: boolean;
  /** The primary button, then the secondary ones and what is said beside them. */
  children: ReactNode;
}

/** The one row of buttons that ends a form. In a narrow box it stays in view while the form scrolls. */
export function FormFooter({ cancel, isSticky = false, children }: FormFooterProps) {
  return (
    <div className={styles.footer} data-part="form-footer" data-sticky={isSticky ? '' : undefined}>
      {children}
      {cancel !== undefined && <span className={styles.cancel}>{cancel}</span>}
    </div>
  );
}
