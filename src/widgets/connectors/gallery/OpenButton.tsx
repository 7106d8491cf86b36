import type { ReactNode } from 'react';
import styles from './OpenButton.module.css';

export interface OpenButtonProps {
  /** Ids of the item's other content. */
  describedBy: string;
  onClick: () => void;
  /** The item's name. */
  children: ReactNode;
}

/** Makes its positioned ancestor clickable, with the name as its only accessible name. */
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
