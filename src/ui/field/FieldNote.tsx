import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import texts from '../layout/texts.module.css';
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

export function FieldNote({ id, description, error, className }: FieldNoteProps) {
  const note = error ?? description;
  if (note === undefined) return null;
  return (
    <span
      id={id}
      className={joinClasses(
        texts.note,
        error !== undefined && texts.error,
        styles.note,
        textDirection.own,
        className,
      )}
    >
      {note}
    </span>
  );
}
