import { useMemo } from 'react';
import { boundJson, formatJson } from './formatJson.ts';
import styles from './ValueView.module.css';

export interface ValueViewProps {
  /** Anything that JSON can hold. */
  value: unknown;
  /** Said in place of nothing. @default '–' */
  nothing?: string;
  /** Writes a name for people. @default as it is: names may be data, such as labels */
  nameOf?: (name: string) => string;
}

/** The number of levels that are shown in lists; deeper values are one line of JSON. */
const levels = 5;

/** Characters of all names and values: each may be an element of the page. */
const maxLength = 20_000;

/**
 * Shows what arrived, where its shape is not known: names and values, in their order. `…` replaces
 * what is too deep or too much to show.
 */
export function ValueView({ value, nothing = '–', nameOf = asItIs }: ValueViewProps) {
  const bounded = useMemo(() => boundJson(value, { maxLength }).value, [value]);
  return <Level value={bounded} nothing={nothing} nameOf={nameOf} left={levels} />;
}

interface LevelProps extends Required<ValueViewProps> {
  left: number;
}

function Level({ value, nothing, nameOf, left }: LevelProps) {
  if (typeof value !== 'object' || value === null) {
    return (
      <span className={styles.value} dir="auto">
        {plain(value) || nothing}
      </span>
    );
  }
  const entries = Object.entries<unknown>({ ...value });
  if (entries.length === 0) return <span className={styles.value}>{nothing}</span>;
  if (left === 0)
    return <span className={styles.value}>{formatJson(value, { indent: 0 }).text}</span>;
  if (Array.isArray(value)) {
    return (
      <ul className={styles.list}>
        {entries.map(([key, item]) => (
          <li key={key} className={styles.item}>
            <Level value={item} nothing={nothing} nameOf={nameOf} left={left - 1} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={styles.pairs}>
      {entries.map(([key, item]) => (
        <div key={key} className={styles.pair}>
          <dt className={styles.name}>{nameOf(key)}</dt>
          <dd className={styles.held}>
            <Level value={item} nothing={nothing} nameOf={nameOf} left={left - 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function asItIs(name: string): string {
  return name;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
