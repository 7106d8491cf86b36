import { useEffect, useRef, type ReactNode } from 'react';
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
  const footer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = footer.current;
    const form = row?.parentElement;
    // Browsers scroll to a field that is beyond the edge, and not to one that is below the row.
    const uncover = ({ target }: FocusEvent): void => {
      if (row === null || !(target instanceof Element) || row.contains(target)) return;
      const isBelow = target.getBoundingClientRect().bottom > row.getBoundingClientRect().top;
      // A press on a box would miss it if the page moved.
      if (isBelow && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
    };
    form?.addEventListener('focusin', uncover);
    return () => form?.removeEventListener('focusin', uncover);
  }, []);
  return (
    <div ref={footer} className={styles.footer} data-part="form-footer" data-sticky={sticky}>
      {children}
      {cancel !== undefined && <span className={styles.cancel}>{cancel}</span>}
    </div>
  );
}
