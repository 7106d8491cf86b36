import { useId, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import layout from '../layout/layout.module.css';
import { FieldNote } from './FieldNote.tsx';
import { FieldContext } from './useFieldControl.ts';
import texts from '../layout/texts.module.css';
import styles from './Field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** A note beside the label, such as "(optional)". */
  hint?: ReactNode;
  /** True to announce the field as required. @default false */
  required?: boolean;
  /** Instructions: what to enter and where to find it. */
  description?: ReactNode;
  /** The error and its fix, shown instead of the description. */
  error?: string;
  className?: string;
  /** One control, such as a text input, a text area or a select, and what goes with it. */
  children: ReactNode;
}

/** Labels a control, with its description or error below, connected for screen readers. */
export function Field({
  label,
  hint,
  required = false,
  description,
  error,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? description;
  return (
    <div className={joinClasses(layout.stack, className)} data-part="field">
      <label className={joinClasses(texts.label, styles.label)} htmlFor={id}>
        <bdi>{label}</bdi>
        {hint !== undefined && (
          <>
            {' '}
            <bdi className={joinClasses(texts.note, styles.hint)}>{hint}</bdi>
          </>
        )}
      </label>
      <FieldContext.Provider
        value={{
          id,
          'aria-describedby': note === undefined ? undefined : noteId,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-required': required ? true : undefined,
        }}
      >
        {children}
      </FieldContext.Provider>
      <FieldNote id={noteId} description={description} error={error} className={styles.note} />
    </div>
  );
}
