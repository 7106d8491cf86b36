import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Control.module.css';
import { useFieldControl } from './useFieldControl.ts';

/** A single-line text field. Takes all props of an input element. In a field, it is its control. */
export const TextInput = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>(
  function TextInput({ className, ...props }, ref) {
    return (
      <input
        ref={ref}
        dir="auto"
        {...useFieldControl(props['aria-label'])}
        {...props}
        className={joinClasses(styles.control, className)}
      />
    );
  },
);

/** A multi-line text field. Takes all props of a textarea element. */
export const TextArea = forwardRef<HTMLTextAreaElement, ComponentPropsWithoutRef<'textarea'>>(
  function TextArea({ className, ...props }, ref) {
    return (
      <textarea
        ref={ref}
        dir="auto"
        rows={3}
        {...useFieldControl(props['aria-label'])}
        {...props}
        className={joinClasses(styles.control, styles.area, className)}
      />
    );
  },
);
