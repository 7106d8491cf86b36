import type { ReactNode } from 'react';
import { layout } from '../../../ui/index.ts';

/** A form that can be nested in a host's form: its submit event doesn't reach the host. */
export function InnerForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className={layout.form}
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
