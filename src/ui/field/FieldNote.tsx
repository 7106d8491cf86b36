import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import textDirection from '../theme/textDirection.module.css';
import styles from './FieldNote.module.css';

export interface FieldNoteProps {
  /** Ties it to what it is about. */
  id: string;
  description: ReactNode;
  /** The error, in place of the description. */
  error: string | undefined;
  className?: string | undefined;
}

/** Says below a field or a group of choices what it is for, or what is wrong with it. */
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
