const paths = {
  overview: 'M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  shipments: 'M3 15h18l-2.5 5h-13zM6 15v-4h6v4M12 15V7h5v8M9 11V8',
  suppliers: 'M4 20V9l5 3V9l5 3V5h5v15zM8 16h2M13 16h2',
  tasks: 'M4 6l2 2 3-3M12 7h8M4 12l2 2 3-3M12 13h8M4 18l2 2 3-3M12 19h8',
  'getting-started': 'M5 21V4M5 5h13l-3 4 3 4H5',
  connect: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  intake: 'M4 13v7h16v-7h-5l-2 3h-2l-2-3zM12 3v8M8.5 7.5L12 11l3.5-3.5',
  connections: 'M9 4v4M15 4v4M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  findings: 'M5 4h14v16H5zM8.5 9l1.5 1.5L13 7.5M8.5 15l1.5 1.5 3-3M15.5 9.5h.5M15.5 15.5h.5',
  knowledge:
    'M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM19 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM10.5 8.6L6.3 16M13.5 8.6l4.2 7.4M7.5 18.5h9',
  assistant: 'M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12h5',
  vocabulary: 'M5 4h9a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h5M9 13h5',
  'plain-pages': 'M4 5h16v14H4zM4 9h16M9 12.5L7 14.5l2 2M15 12.5l2 2-2 2M13 12l-2 5',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  panel: 'M4 5h16v14H4zM14 5v14',
  developer: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.5 16.5L21 21',
  chevron: 'M7 10l5 5 5-5',
  snow: 'M12 3v18M4 7.5l16 9M20 7.5l-16 9',
} as const;

/** An icon by its name. */
export type IconName = keyof typeof paths;

/** A 20 px line icon, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
