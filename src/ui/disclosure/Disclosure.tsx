import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { forward } from '../icons/icons.ts';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  label: ReactNode;
  /** @default uncontrolled, initially closed */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Collapsible content for the few who need it. */
export function Disclosure({ label, isOpen, onOpenChange, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon path={forward} size={14} />
        {label}
      </summary>
      {children}
    </details>
  );
}
