import styles from './Key.module.css';

export interface KeyProps {
  name: string;
  /** True inside a control that has `aria-keyshortcuts` already. @default false */
  isHint?: boolean;
}

/** A key as labelled on the keyboard, or text to type. */
export function Key({ name, isHint = false }: KeyProps) {
  return (
    <kbd aria-hidden={isHint || undefined} className={isHint ? styles.hint : styles.key}>
      {name}
    </kbd>
  );
}
