import styles from './Key.module.css';

export interface KeyProps {
  name: string;
  /** True if it is in a control, which names it by `aria-keyshortcuts`. @default false */
  isHint?: boolean;
}

/** A key as it is written on the keyboard, or what is typed. */
export function Key({ name, isHint = false }: KeyProps) {
  return (
    <kbd aria-hidden={isHint || undefined} className={isHint ? styles.hint : styles.key}>
      {name}
    </kbd>
  );
}
