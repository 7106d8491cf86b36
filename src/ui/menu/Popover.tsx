import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { joinClasses } from '../joinClasses.ts';
import motion from '../motion/Motion.module.css';
import styles from './Menu.module.css';
import { usePopup } from './usePopup.ts';

export interface PopoverProps {
  /** The accessible name of the popup. */
  label: string;
  /** The button's content. @default the label */
  button?: ReactNode;
  /** The fields. A function receives what closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a panel of fields over the content. */
export function Popover({ label, button: content = label, children }: PopoverProps) {
  const { isOpen, isThere, toggle, close, place, button, panel } = usePopup();
  return (
    <div {...place} className={styles.place}>
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
          // Focusable, so that a press between the fields doesn't move the focus out.
          tabIndex={-1}
          className={joinClasses(styles.popup, styles.popover, motion.overlay)}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
