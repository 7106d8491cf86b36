import styles from './Key.module.css';

/** A key as it is written on the keyboard. Its button says it by `aria-keyshortcuts`. */
export function Key({ name }: { name: string }) {
  return (
    <kbd aria-hidden="true" className={styles.key}>
      {name}
    </kbd>
  );
}
