import type { ReactNode } from 'react';
import styles from './Forms.module.css';

export interface InnerFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that a host may render inside its own, which never hears of it being sent. */
export function InnerForm({ onSubmit, children }: InnerFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
