import type { ReactNode } from 'react';
import textDirection from '../theme/textDirection.module.css';
import styles from './Facts.module.css';
import { joinClasses } from '../joinClasses.ts';

/** A table of names and values, each a {@link Fact}: the names in a column as wide as they need. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A name with its value, in {@link Facts}. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={joinClasses(styles.value, textDirection.own)}>{children}</dd>
    </>
  );
}
