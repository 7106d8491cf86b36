import type * as icons from './icons.ts';
import { back, forward, redo, skip, stop, undo } from './icons.ts';
import styles from './Icon.module.css';

export type IconPath = (typeof icons)[keyof typeof icons];

/** Icons that point along the line of text. */
const directed: ReadonlySet<IconPath> = new Set([back, forward, redo, skip, undo]);

/** A decorative icon, hidden from screen readers. */
export function Icon({ path, size = 16 }: { path: IconPath; size?: 14 | 16 | 20 | 40 }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      data-filled={path === stop ? '' : undefined}
      data-directed={directed.has(path) ? '' : undefined}
    >
      <path d={path} />
    </svg>
  );
}
