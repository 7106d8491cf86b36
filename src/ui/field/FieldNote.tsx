import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import styles from './FieldNote.module.css';

export interface FieldNoteProps {
  /** The id by which the control refers to the note. */
  id: string;
  description: ReactNode;
  /** Shown instead of the description. */
  error: string | undefined;
  className?: string | undefined;
}

/** Shows the description or the error of a field or a group of choices. */
export function FieldNote({ id, description, error, className }: FieldNoteProps) {
  const note = error ?? description;
  if (note === undefined) return null;
  return (
    <span
      id={id}
      className={joinClasses(
        styles.note,
        error !== undefined && styles.error,
        textDirection.own,
        className,
      )}
    >
      {note}
    </span>
  );
}
