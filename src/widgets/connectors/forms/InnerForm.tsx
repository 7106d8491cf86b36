import type { ReactNode } from 'react';
import styles from './Forms.module.css';

export interface InnerFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that can be nested in a host's form: its submit event doesn't reach the host. */
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
