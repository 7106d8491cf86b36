import type { ReactNode } from 'react';
import styles from './OpenButton.module.css';

export interface OpenButtonProps {
  /** The ids of what else the item shows. */
  describedBy: string;
  onClick: () => void;
  /** The name of what it opens. */
  children: ReactNode;
}

/** Opens an item that is positioned around it, wherever that is pressed; its name alone names it. */
export function OpenButton({ describedBy, onClick, children }: OpenButtonProps) {
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      className={styles.open}
      dir="auto"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
