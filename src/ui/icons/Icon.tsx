'use client';
import styles from './Icon.module.css';

const paths = {
  attach: 'M13.5 7.5 8 13a3 3 0 0 1-4.2-4.2l6-6a2 2 0 0 1 2.9 2.8L6.8 11.4a1 1 0 0 1-1.4-1.4l5-5',
  send: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  stop: 'M4.5 4.5h7v7h-7z',
  plus: 'M8 3v10M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  trash: 'M2.5 4.5h11M6 4.5V3h4v1.5M4 4.5l.6 8.5h6.8l.6-8.5M6.7 7v3.5M9.3 7v3.5',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  retry: 'M13 8a5 5 0 1 1-1.5-3.5L13 6M13 2.5V6H9.5',
  check: 'm3 8.5 3.2 3L13 4.5',
  warning: 'M8 2.5 14.5 13h-13zM8 6.5v3M8 11.2v.1',
  file: 'M9 2H4.5v12h7V4.5zM9 2v2.5h2.5',
  image:
    'M2.5 3.5h11v9h-11zM5.5 7.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8M3 11.5 6.5 8l2 2 2-2.5 2.7 3.5',
  arrowDown: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  tool: 'M9.8 3.1a3 3 0 0 0-3.6 3.9L2.5 10.6l2.9 2.9L9 9.8a3 3 0 0 0 3.9-3.6L11 8.1 8.9 7.1 7.9 5z',
  chevron: 'm6 4 4 4-4 4',
  question:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M6.3 6.3a1.7 1.7 0 1 1 2.5 1.5c-.5.3-.8.6-.8 1.2M8 11.1v.1',
  lock: 'M4 7.5h8V13H4zM5.5 7.5V5.2a2.5 2.5 0 0 1 5 0v2.3',
  offline:
    'M2 2l12 12M5 8.6a4.4 4.4 0 0 1 2-1.1M2.8 6.2A8 8 0 0 1 5 4.7M8 4c2 0 3.8.8 5.2 2.2M10.3 8.1l.7.5M7.2 11.2h1.6',
  download: 'M8 2.5v7M4.8 6.8 8 10l3.2-3.2M3 13h10',
  chat: 'M2.5 3.5h11v7.5H8L4.8 13.6V11H2.5z',
  minus: 'M3 8h10',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3l3.2 3.2',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  panel: 'M2.5 3h11v10h-11zM10 3v10',
  expand: 'M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
} as const;

/** The icons there are. All are drawn by us, on a 16 px grid with a 1.4 px line. */
export type IconName = keyof typeof paths;

/** An icon beside words or in a named button; it says nothing by itself. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 14 | 16 | 20 }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={name === 'stop' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
