import { useEffect, type ReactNode } from 'react';
import { Button, IconButton } from '../button/Button.tsx';
import { Icon, type IconPath } from '../icons/Icon.tsx';
import { check } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import { moveFocusAmong } from '../moveFocusAmong.ts';
import motion from '../motion/Motion.module.css';
import styles from './Menu.module.css';
import { usePopup } from './usePopup.ts';

const menuItem = '[role^="menuitem"]:not(:disabled)';

export interface MenuProps {
  label: string;
  icon: IconPath;
  /** The text beside the icon. @default none, and the label is the button's tooltip */
  text?: ReactNode;
  /** Items of {@link MenuItem}. */
  children: ReactNode;
}

/** A button with a menu. Arrow keys move within it; Escape closes it and returns to the button. */
export function Menu({ label, icon, text, children }: MenuProps) {
  const { isOpen, isThere, toggle, close, place, button, panel } = usePopup();
  useEffect(() => {
    if (isOpen) panel.ref.current?.querySelector<HTMLElement>(menuItem)?.focus();
  }, [isOpen, panel.ref]);
  const opener = { ...button, size: 'small', 'aria-haspopup': 'menu', onClick: toggle } as const;
  return (
    <div {...place} className={styles.place}>
      {text !== undefined ? (
        <Button {...opener}>
          <Icon path={icon} />
          {text}
        </Button>
      ) : (
        <IconButton {...opener} label={label}>
          <Icon path={icon} />
        </IconButton>
      )}
      {isThere && (
        <div
          {...panel}
          role="menu"
          aria-label={label}
          className={joinClasses(styles.popup, styles.menu, motion.overlay)}
          onKeyDown={(event) => moveFocusAmong(event, menuItem, { loop: true })}
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  );
}

export interface MenuItemProps {
  onChoose: () => void;
  icon?: IconPath;
  /** @default false */
  disabled?: boolean;
  /** True for the selected one of several options. @default not an option */
  isChosen?: boolean;
  children: ReactNode;
}

/** An action in a {@link Menu}. */
export function MenuItem({ onChoose, icon, disabled = false, isChosen, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      tabIndex={-1}
      disabled={disabled}
      className={styles.item}
      onClick={onChoose}
    >
      {icon !== undefined && <Icon path={icon} />}
      {children}
      {isChosen === true && (
        <span className={styles.chosen}>
          <Icon path={check} />
        </span>
      )}
    </button>
  );
}
