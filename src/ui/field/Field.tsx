import { useId, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { FieldNote } from './FieldNote.tsx';
import styles from './Field.module.css';

/** Props that tie a control to its label, description and error. Spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Said beside the label of a field that may stay empty, such as "optional". */
  hint?: ReactNode;
  /** Marks it as required. @default false */
  required?: boolean;
  /** Instructions: the value to write and where to find it. */
  description?: ReactNode;
  /** The mistake and how to mend it, in place of the description. */
  error?: string;
  className?: string;
  /** Draws the control. */
  children: (control: FieldControl) => ReactNode;
}

/** A label above a control, with its description or its error below, tied together for screen readers. */
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
    <div className={joinClasses(styles.field, className)} data-part="field">
      <label className={styles.label} htmlFor={id}>
        <bdi>{label}</bdi>
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
        {hint !== undefined && (
          <>
            {' '}
            <bdi className={styles.hint}>{hint}</bdi>
          </>
        )}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required ? true : undefined,
      })}
      <FieldNote id={noteId} description={description} error={error} className={styles.note} />
    </div>
  );
}
