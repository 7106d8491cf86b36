import { useId, type ReactNode } from 'react';
import { Button, Icon, icons } from '../../../ui/index.ts';
import styles from './LinkDisclosure.module.css';

export interface LinkDisclosureProps {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  part?: string;
  children: ReactNode;
}

/** A button in the row of a search that opens a panel below it, to find by a link what isn't listed. */
export function LinkDisclosure({ label, isOpen, onToggle, part, children }: LinkDisclosureProps) {
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        title={label}
        onClick={() => onToggle(!isOpen)}
      >
        <Icon path={icons.link} />
        <span className={styles.text}>{label}</span>
      </Button>
      <div id={id} className={styles.panel} data-part={part}>
        {isOpen && children}
      </div>
    </>
  );
}
