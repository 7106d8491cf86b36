import type { ConnectorAppearance } from 'brainstem/react';
import type { ReactNode } from 'react';

/** A custom mark: a coloured tile with a few white strokes, and with the corners of the brand. */
function Mark({ colour, strokes }: { colour: string; strokes: string }): ReactNode {
  return (
    <svg
      width="36"
      height="36"
      viewBox="-6 -6 36 36"
      focusable="false"
      style={{ borderRadius: 'min(var(--brainstem-radius, 8px), 12px)' }}
    >
      <rect x="-6" y="-6" width="36" height="36" fill={colour} />
      <path
        d={strokes}
        fill="none"
        stroke="#fff"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const drawn = (colour: string, strokes: string, name?: string): ConnectorAppearance => ({
  icon: <Mark colour={colour} strokes={strokes} />,
  ...(name !== undefined && { name }),
});

const envelope = 'M5 8h14v9H5zM5 8.5l7 5 7-5';
const people =
  'M9 11a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M4.5 18c.5-3 2-4.5 4.5-4.500s4 1.5 4.5 4.500M16 7v8M12.5 11h7';
const stack =
  'M6 8c0-1.5 12-1.5 12 0v8c0 1.5-12 1.5-12 0zM6 12c0 1.5 12 1.5 12 0M6 8c0 1.5 12 1.5 12 0';

/** Quaymark's names for its services, with our own icons. */
export const connectorMarks: Readonly<Record<string, ConnectorAppearance>> = {
  'sheets-a': drawn('#1f8a5b', 'M6 6h12v12H6zM6 10h12M6 14h12M10.5 6v12'),
  'drive-a': drawn('#d08a12', 'M5 8h5l1.5 2H19v8H5z'),
  'mail-a': drawn('#c8433a', envelope, 'Pelican Mail'),
  'mail-b': drawn('#2f6fd0', envelope, 'Courier Mail'),
  'crm-a': drawn('#2a8fb8', people, 'Clearbook CRM'),
  'crm-b': drawn('#5a55c9', people, 'Fieldline CRM'),
  'docs-online': drawn('#0f7f86', 'M6 5h8l4 4v10H6zM14 5v4h4M9 13h6M9 16h4'),
  'team-chat': drawn('#8a4bb8', 'M5 6h14v9h-7l-4 3.500V15H5z'),
  sql: drawn('#35659c', stack),
  'sql-a': drawn('#d9822b', stack, 'MySQL'),
  'sql-b': drawn('#35659c', stack, 'PostgreSQL'),
  'sql-c': drawn('#a63d40', stack, 'SQL Server'),
  'sql-d': drawn('#c0392b', stack, 'Oracle'),
  'sql-e': drawn('#4a6b57', stack, 'MariaDB'),
  docstore: drawn(
    '#3d8b4a',
    'M10 6c-2 0-2.5 1-2.5 3s-.5 3-2 3c1.5 0 2 1 2 3s.5 3 2.5 3M14 6c2 0 2.5 1 2.5 3s.5 3 2 3c-1.5 0-2 1-2 3s-.5 3-2.5 3',
  ),
  'warehouse-a': drawn('#3b9ec9', 'M5 11l7-5 7 5v7H5zM9 18v-4h6v4'),
  'custom-rest-api': drawn('#55606e', 'M9 8l-4 4 4 4M15 8l4 4-4 4'),
  'erp-a': drawn('#b0652a', 'M5 18V10l5 3v-3l5 3V6h4v12z'),
  'messaging-a': drawn('#2c9c6a', 'M8 4h8v16H8zM11 17h2'),
  documents: drawn('#4d6fb3', 'M12 15V6M8 9.500L12 6l4 3.500M6 15v3h12v-3'),
  'hr-suite-a': drawn(
    '#b8567d',
    'M12 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6 19c.5-4 2.5-6 6-6s5.5 2 6 6',
  ),
};
