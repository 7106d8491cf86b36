import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Control.module.css';
import { useFieldControl } from './useFieldControl.ts';

/** A native select. Takes all props of a select element. */
export const Select = forwardRef<HTMLSelectElement, ComponentPropsWithoutRef<'select'>>(
  function Select({ className, ...props }, ref) {
    return (
      <select
        ref={ref}
        {...useFieldControl(props['aria-label'])}
        {...props}
        className={joinClasses(styles.control, styles.select, className)}
      />
    );
  },
);
