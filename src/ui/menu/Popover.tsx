import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { joinClasses } from '../joinClasses.ts';
import motion from '../motion/Motion.module.css';
import styles from './Menu.module.css';
import { usePopup } from './usePopup.ts';

export interface PopoverProps {
  /** Names what opens. */
  label: string;
  /** The button's content. @default the label */
  button?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A button with fields that open over what is below it, and move nothing. */
export function Popover({ label, button: content = label, className, children }: PopoverProps) {
  const { isOpen, isThere, toggle, place, button, panel } = usePopup();
  return (
    <div {...place} className={joinClasses(styles.place, className)}>
      <Button
        {...button}
        size="small"
        variant="quiet"
        className={isOpen ? styles.open : undefined}
        onClick={toggle}
      >
        {content}
      </Button>
      {isThere && (
        <div
          {...panel}
          role="group"
          aria-label={label}
          // A press between the fields keeps the focus inside.
          tabIndex={-1}
          className={joinClasses(styles.popup, styles.popover, motion.overlay)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
