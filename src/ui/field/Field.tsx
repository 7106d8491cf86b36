import { useId, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import layout from '../layout/layout.module.css';
import { FieldNote } from './FieldNote.tsx';
import texts from '../layout/texts.module.css';
import styles from './Field.module.css';

/** Props that connect a control to its label, description and error. Spread them on it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

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
  children: (control: FieldControl) => ReactNode;
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
