const paths = {
  overview: 'M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  shipments: 'M3 15h18l-2.5 5h-13zM6 15v-4h6v4M12 15V7h5v8M9 11V8',
  suppliers: 'M4 20V9l5 3V9l5 3V5h5v15zM8 16h2M13 16h2',
  knowledge:
    'M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM19 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10.5 8.6L6.3 16M13.5 8.6l4.2 7.4M7.5 18.5h9',
  assistant: 'M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12h5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  panel: 'M4 5h16v14H4zM14 5v14',
  developer: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.5 16.5L21 21',
  chevron: 'M7 10l5 5 5-5',
  snow: 'M12 3v18M4 7.5l16 9M20 7.5l-16 9',
} as const;

/** An icon by its name. */
export type IconName = keyof typeof paths;

/** A line drawing of 20 px. Says nothing to a screen reader. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
