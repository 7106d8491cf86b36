import { Key } from './Key.tsx';
import styles from './KeyList.module.css';

export interface KeyListProps {
  /** The keys or text of each line, and their effect. */
  keys: readonly (readonly [keys: readonly string[], does: string])[];
}

export function KeyList({ keys }: KeyListProps) {
  return (
    <dl className={styles.list}>
      {keys.map(([names, does]) => (
        <div key={does} className={styles.line}>
          <dt className={styles.keys}>
            {names.map((name) => (
              <Key key={name} name={name} />
            ))}
          </dt>
          <dd className={styles.does}>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
