import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chevron } from '../icons/icons.ts';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  label: ReactNode;
  /** @default its own, closed at first */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Content that few people need, under a line that opens it. */
export function Disclosure({ label, isOpen, onOpenChange, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon path={chevron} size={14} />
        {label}
      </summary>
      {children}
    </details>
  );
}
