import { connectorCatalog, type CatalogEntry } from '../../../../contract/index.ts';
import type { ConnectorsWords } from '../../../../words/index.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';
import type { ReactNode } from 'react';
import type { ConnectorOptions } from './connectorOptions.ts';

/** A connector's category: an option of the gallery's filter. */
export type ConnectorCategory = 'files' | 'mail' | 'databases' | 'business' | 'custom';

/** The filter's options in order. */
export const categories: readonly ConnectorCategory[] = [
  'files',
  'mail',
  'databases',
  'business',
  'custom',
];

/** The host's name, text and icon for a connector. Omitted fields keep their defaults. */
export interface ConnectorAppearance {
  name?: string;
  /** One line about its content. */
  text?: string;
  /** About 20 px, or 36 px to fill its tile. Decorative, since the name is beside it. */
  icon?: ReactNode;
  /** Additional search terms, such as your users' name for it. @default none */
  keywords?: readonly string[];
}

/** The connector passed to a host's own card content. */
export interface ShownConnector {
  readonly connectorId: string;
  readonly name: string;
  readonly text: string;
  readonly category: ConnectorCategory;
}

export interface ConnectorInfo {
  readonly id: string;
  readonly entry: CatalogEntry;
  readonly category: ConnectorCategory;
  /** The default icon, as an SVG path. */
  readonly picture: string;
  /** Search terms in addition to the name and the text. */
  readonly keywords: readonly string[];
  readonly name: string;
  readonly text: string;
  /** The host's icon; undefined for the picture. */
  readonly icon: ReactNode;
  /** The SQL engines that the card represents; empty for other connectors. */
  readonly kinds: readonly ConnectorInfo[];
}

/** Id of the card shared by all SQL engines. */
const databases = 'sql';

const isDatabase = (id: string): boolean => id.startsWith('sql');

/**
 * Returns the connectors to list. SQL engines share a card, except those with their own options.
 *
 * @param only - Catalog ids in order; unknown ids are ignored. Undefined lists the whole catalog in
 *   the documents' order. The connector documented as hidden is never listed.
 */
export function listConnectors(
  words: ConnectorsWords,
  only: readonly string[] | undefined,
  appearance: Readonly<Record<string, ConnectorAppearance>>,
  options: ConnectorOptions,
): readonly ConnectorInfo[] {
  const entries =
    only?.flatMap((id) => connectorCatalog.filter((entry) => entry.id === id)) ?? connectorCatalog;
  const infoOf = (id: string, entry: CatalogEntry): ConnectorInfo => {
    const own = appearance[id];
    const traits = traitsOf(id);
    return {
      id,
      entry,
      name: own?.name ?? words.catalog[id]?.name ?? id,
      text: own?.text ?? (words.catalog[id] ?? words.catalog[databases])?.text ?? '',
      icon: own?.icon,
      ...traits,
      keywords: [...traits.keywords, ...(own?.keywords ?? [])],
      kinds: [],
    };
  };
  const connectors = entries
    .filter(({ connectWith }) => connectWith.type !== 'none' || connectWith.because === 'disabled')
    .map((entry) => infoOf(entry.id, entry));
  const kinds = connectors.filter(({ id }) => isDatabase(id) && !(id in options));
  const [first] = kinds;
  if (first === undefined || kinds.length === 1) return connectors;
  const card = infoOf(databases, first.entry);
  const names = kinds.map(({ name }) => name);
  const isNamed = kinds.every(({ id }) => appearance[id]?.name !== undefined);
  const grouped: ConnectorInfo = {
    ...card,
    text: appearance[databases]?.text ?? (isNamed ? names.join(' · ') : card.text),
    keywords: [...card.keywords, ...kinds.flatMap(({ keywords }) => keywords), ...names],
    kinds,
  };
  return connectors.flatMap((connector) =>
    connector === first ? grouped : kinds.includes(connector) ? [] : connector,
  );
}

/** Returns true if a connector or an engine of its card is included. */
export function isOneOf({ id, kinds }: ConnectorInfo, isIn: (id: string) => boolean): boolean {
  return kinds.length === 0 ? isIn(id) : kinds.some((kind) => isIn(kind.id));
}

/** Filters by category and search, of which each word must match a name, text or keyword. */
export function filterConnectors(
  connectors: readonly ConnectorInfo[],
  { searchTerm, category }: { searchTerm: string; category: ConnectorCategory | 'all' },
  words: ConnectorsWords,
): readonly ConnectorInfo[] {
  const searched = searchWords(searchTerm);
  return connectors.filter((connector) => {
    const { name, text, keywords } = connector;
    const described = [name, text, words.categories[connector.category], ...keywords].join(' ');
    const isWithin = category === 'all' || connector.category === category;
    return isWithin && hasWords(foldText(described), searched);
  });
}

const pictures = {
  sheet: 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12',
  folder: 'M2.5 5.5h5l2 2h8v8.5h-15z',
  mail: 'M2.5 5h15v10.5h-15zM2.5 5.5 10 11l7.5-5.5',
  people:
    'M7 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2 16.5c.4-3 2.3-4.7 5-4.7s4.6 1.7 5 4.7M13 9.3a2.6 2.6 0 0 0 0-5.2M14.5 12c2 .5 3.2 2 3.5 4.5',
  sites: 'M3 3.5h14v13H3zM3 7h14M6 10h4v3.5H6zM12.5 10h2M12.5 13h2',
  chat: 'M2.5 4h11v7.5H7.5L4.5 14v-2.5h-2zM16 7.5h1.5v6.5h-2v2.5l-3-2.5H9.5',
  table:
    'M10 3c4 0 6.5 1 6.5 2.5S14 8 10 8 3.5 7 3.5 5.5 6 3 10 3M3.5 5.5v9C3.5 16 6 17 10 17s6.5-1 6.5-2.5v-9M3.5 10c0 1.5 2.5 2.5 6.5 2.5s6.5-1 6.5-2.5',
  braces:
    'M7.5 3.5c-2 0-2.5.8-2.5 2.3v2C5 9 4.5 10 3 10c1.5 0 2 1 2 2.2v2c0 1.5.5 2.3 2.5 2.3M12.5 3.5c2 0 2.5.8 2.5 2.3v2c0 1.2.5 2.2 2 2.2-1.5 0-2 1-2 2.2v2c0 1.5-.5 2.3-2.5 2.3',
  warehouse: 'M2.5 8 10 3.5 17.5 8v8.5h-15zM6 16.5v-6h8v6M6 13.5h8',
  api: 'm7 6-4.5 4L7 14M13 6l4.5 4-4.5 4M11.5 4.5l-3 11',
  factory: 'M2.5 17V8.5l5 3v-3l5 3V3.5h4V17zM6 14h1.5M9.5 14H11M13 14h1.5',
  badge:
    'M3 5.5h14v11H3zM8 5.5v-2h4v2M7 11.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4M4.8 14.2c.2-1.3 1-2 2.2-2s2 .7 2.2 2M12 9.5h3M12 12.5h3',
  phone: 'M6 2.5h8v15H6zM9 15h2',
  upload: 'M10 13V4M6 7.5 10 3.5l4 4M3 13v3.5h14V13',
  receipt: 'M4.5 2.5h11v15l-2.2-1.5-1.6 1.5-1.7-1.5-1.7 1.5-1.6-1.5-2.2 1.5zM7.5 7h5M7.5 10.5h5',
} as const;

/** Each connector's category, icon, and common names of services that connect the same way. */
const traits: Readonly<
  Record<string, readonly [ConnectorCategory, keyof typeof pictures, ...keywords: string[]]>
> = {
  'sheets-a': ['files', 'sheet', 'excel', 'google sheets', 'spreadsheet'],
  'drive-a': ['files', 'folder', 'google drive', 'docs', 'pdf'],
  'docs-online': ['files', 'sites', 'sharepoint', 'onedrive'],
  documents: ['files', 'upload', 'pdf', 'word', 'upload'],
  'mail-a': ['mail', 'mail', 'gmail', 'email', 'inbox'],
  'mail-b': ['mail', 'mail', 'outlook', 'exchange', 'email', 'inbox'],
  'team-chat': ['mail', 'chat', 'slack', 'teams'],
  'messaging-a': ['mail', 'phone', 'whatsapp', 'phone'],
  sql: ['databases', 'table'],
  'sql-a': ['databases', 'table', 'mysql'],
  'sql-b': ['databases', 'table', 'postgres', 'postgresql', 'redshift', 'cockroachdb'],
  'sql-c': ['databases', 'table', 'sql server', 'mssql'],
  'sql-d': ['databases', 'table', 'oracle'],
  'sql-e': ['databases', 'table', 'mariadb', 'mysql'],
  docstore: ['databases', 'braces', 'mongodb', 'nosql'],
  'warehouse-a': ['databases', 'warehouse', 'snowflake', 'bigquery'],
  'crm-a': ['business', 'people', 'salesforce'],
  'crm-b': ['business', 'people', 'dynamics'],
  'erp-a': ['business', 'factory'],
  'hr-suite-a': ['business', 'badge'],
  'expense-a': ['business', 'receipt'],
  'custom-rest-api': ['custom', 'api', 'webhook'],
};

function traitsOf(id: string) {
  const [category, picture, ...keywords] = traits[id] ?? ['business', 'table'];
  return { category, picture: pictures[picture], keywords };
}
