import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, IconButton, useEscape, type IconName } from '../../../ui/index.ts';
import styles from './Menu.module.css';

/** Props of {@link Menu}. */
export interface MenuProps {
  label: string;
  icon: IconName;
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
    if (isOpen) itemsOf(list.current)[0]?.focus();
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useEscape(root, isOpen, close);
  const move = (event: KeyboardEvent): void => {
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item === event.target);
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[(next + items.length) % items.length]?.focus();
  };
  return (
    <div
      ref={root}
      className={styles.root}
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
        <Icon name={icon} />
      </IconButton>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          className={styles.menu}
          onKeyDown={move}
          onClick={close}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Something to do, in a {@link Menu}. */
export function MenuItem({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onChoose}>
      {children}
    </button>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
