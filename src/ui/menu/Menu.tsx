import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/Button.tsx';
import { useEscape } from '../dialog/registerEscapeLayer.ts';
import { Icon, type IconPath } from '../icons/Icon.tsx';
import { moveFocusAmong } from '../moveFocusAmong.ts';
import styles from './Menu.module.css';

const menuItem = '[role="menuitem"]:not(:disabled)';

/** Props of {@link Menu}. */
export interface MenuProps {
  label: string;
  icon: IconPath;
  /** Items of {@link MenuItem}. */
  children: ReactNode;
}

/** A button with a menu under it. Arrows move within, Escape closes it and returns to the button. */
export function Menu({ label, icon, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>(menuItem)?.focus();
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useEscape(root, isOpen, close);
  return (
    <div
      ref={root}
      className={styles.place}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <IconButton
        ref={button}
        size="small"
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={icon} />
      </IconButton>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          className={styles.menu}
          onKeyDown={(event) => moveFocusAmong(event, menuItem, { loop: true })}
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  /** @default false */
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Something to do, in a {@link Menu}. */
export function MenuItem({ disabled = false, onChoose, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      className={styles.item}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
