import { useMemo } from 'react';
import layout from '../layout/layout.module.css';
import { boundJson, formatJson } from './formatJson.ts';
import styles from './ValueView.module.css';

export interface ValueViewProps {
  /** Any JSON value. */
  value: unknown;
  /** Shown for an empty value. @default '–' */
  nothing?: string;
  /** Formats a name for display. @default unchanged, as names may be data such as labels */
  nameOf?: (name: string) => string;
}

/** The maximum depth shown as lists. Deeper values are one line of JSON. */
const levels = 5;

/** The maximum number of characters, since each value may be an element. */
const maxLength = 20_000;

/**
 * Shows a value of unknown shape as names and values, in order. `…` replaces what exceeds the
 * limits.
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
      <ul className={layout.stack2}>
        {entries.map(([key, item]) => (
          <li key={key} className={styles.item}>
            <Level value={item} nothing={nothing} nameOf={nameOf} left={left - 1} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={layout.stack1}>
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
