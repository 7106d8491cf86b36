import { useEffect, useRef, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import layout from '../layout/layout.module.css';
import styles from './FormFooter.module.css';
import { isElement } from '../isElement.ts';

export interface FormFooterProps {
  /** A button that leaves the form, at the other end of the row. @default none */
  cancel?: ReactNode;
  /** The container widths at which the footer sticks to the bottom. @default 'narrow' */
  sticky?: 'always' | 'narrow' | 'never';
  /** The primary button, then secondary ones and a status beside them. */
  children: ReactNode;
}

/** The row of buttons at the end of a form. */
export function FormFooter({ cancel, sticky = 'narrow', children }: FormFooterProps) {
  const footer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = footer.current;
    const form = row?.parentElement;
    // WebKit's focus ignores a field's scroll margin, which keeps it from under the sticky row.
    const uncover = ({ target }: FocusEvent): void => {
      if (row === null || !isElement(target) || row.contains(target)) return;
      const isBelow = target.getBoundingClientRect().bottom > row.getBoundingClientRect().top;
      // Scrolling during a mouse press would move the target from under the pointer.
      if (isBelow && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
    };
    form?.addEventListener('focusin', uncover);
    return () => form?.removeEventListener('focusin', uncover);
  }, []);
  return (
    <div
      ref={footer}
      className={joinClasses(layout.bar2, styles.footer, sticky === 'always' && layout.stuck)}
      data-part="form-footer"
      data-sticky={sticky}
    >
      {children}
      {cancel !== undefined && <span className={styles.cancel}>{cancel}</span>}
    </div>
  );
}
