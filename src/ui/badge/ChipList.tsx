import { useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import * as icons from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import layout from '../layout/layout.module.css';
import styles from './ChipList.module.css';

export interface Chip {
  key: string;
  content: ReactNode;
  /** The accessible name of the remove button. */
  removeLabel: string;
  onRemove: () => void;
}

export interface ChipListProps {
  /** @default the surrounding region names it */
  label?: string;
  chips: readonly Chip[];
  /** @default false */
  disabled?: boolean;
  /** Takes the focus after the last chip is removed. @default the widget handles it */
  fallback?: RefObject<HTMLElement | null>;
}

/** Chosen values, each with a remove button. The focus stays in the list. */
export function ChipList({ label, chips, disabled = false, fallback }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (at: number, { onRemove }: Chip): void => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[at + 1] ?? buttons[at - 1] ?? fallback?.current)?.focus();
    onRemove();
  };
  return (
    <ul ref={list} className={joinClasses(layout.wrap2, styles.list)} aria-label={label}>
      {chips.map((chip, at) => (
        <li key={chip.key} className={styles.chip}>
          {chip.content}
          <IconButton
            size="small"
            label={chip.removeLabel}
            disabled={disabled}
            onClick={() => remove(at, chip)}
          >
            <Icon path={icons.close} size={14} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
