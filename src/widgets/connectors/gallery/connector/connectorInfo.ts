import { connectorCatalog, type CatalogEntry } from '../../../../contract/index.ts';
import type { ConnectorsWords } from '../../../../words/index.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';
import type { ReactNode } from 'react';

/** What a connector is for: a choice of the gallery's filter. */
export type ConnectorCategory = 'files' | 'mail' | 'databases' | 'business' | 'custom';

/** What the gallery's filter offers, in its order. */
export const categories: readonly ConnectorCategory[] = [
  'files',
  'mail',
  'databases',
  'business',
  'custom',
];

/** The host's own name, text and icon of a connector. What is missing stays ours. */
export interface ConnectorAppearance {
  name?: string;
  /** One line on what it brings. */
  text?: string;
  /** About 20 px. It is decoration, since the name is beside it. */
  icon?: ReactNode;
  /** Other words that the search finds it by, such as what your users call it. @default none */
  keywords?: readonly string[];
}

/** What a host's own content of a connector's card is made of. */
export interface ShownConnector {
  readonly connectorId: string;
  readonly name: string;
  readonly text: string;
  readonly category: ConnectorCategory;
  /** How many connections of it are loaded. */
  readonly connectionCount: number;
  /** Whether one of them needs a person. */
  readonly needsAttention: boolean;
}

/** A connector as the gallery lists it. */
export interface ConnectorInfo {
  readonly id: string;
  readonly entry: CatalogEntry;
  readonly name: string;
  readonly text: string;
  readonly category: ConnectorCategory;
  /** What the search finds besides the name and the text. */
  readonly keywords: readonly string[];
  /** The host's icon; undefined for the kit's. */
  readonly icon: ReactNode;
}

const categoryOf: Readonly<Record<string, ConnectorCategory>> = {
  'sheets-a': 'files',
  'drive-a': 'files',
  'docs-online': 'files',
  documents: 'files',
  'mail-a': 'mail',
  'mail-b': 'mail',
  'team-chat': 'mail',
  'messaging-a': 'mail',
  docstore: 'databases',
  'warehouse-a': 'databases',
  'custom-rest-api': 'custom',
};

/** What people call the services and databases that connect in the same way, in small letters. */
const keywordsOf: Readonly<Record<string, readonly string[]>> = {
  'sheets-a': ['excel', 'google sheets', 'spreadsheet'],
  'drive-a': ['google drive', 'docs', 'pdf'],
  'docs-online': ['sharepoint', 'onedrive'],
  documents: ['pdf', 'word', 'upload'],
  'mail-a': ['gmail', 'email', 'inbox'],
  'mail-b': ['outlook', 'exchange', 'email', 'inbox'],
  'team-chat': ['slack', 'teams'],
  'messaging-a': ['whatsapp', 'phone'],
  'sql-a': ['mysql'],
  'sql-b': ['postgres', 'postgresql', 'redshift', 'cockroachdb'],
  'sql-c': ['sql server', 'mssql'],
  'sql-d': ['oracle'],
  'sql-e': ['mariadb', 'mysql'],
  docstore: ['mongodb', 'nosql'],
  'warehouse-a': ['snowflake', 'bigquery'],
  'crm-a': ['salesforce'],
  'crm-b': ['dynamics'],
  'custom-rest-api': ['webhook'],
};

/**
 * The connectors to list.
 *
 * @param only - Catalog ids in the order wanted; ids that the catalog does not know are left out.
 *   Undefined lists the whole catalog in the documents' order. The one that the documents call
 *   hidden is never listed.
 */
export function listConnectors(
  words: ConnectorsWords,
  only: readonly string[] | undefined,
  appearance: Readonly<Record<string, ConnectorAppearance>>,
): readonly ConnectorInfo[] {
  const entries =
    only?.flatMap((id) => connectorCatalog.filter((entry) => entry.id === id)) ?? connectorCatalog;
  return entries
    .filter(({ connectWith }) => connectWith.type !== 'none' || connectWith.because === 'disabled')
    .map((entry) => {
      const { id } = entry;
      const own = appearance[id];
      const isDatabase = id.startsWith('sql-');
      return {
        id,
        entry,
        name: own?.name ?? words.catalog[id]?.name ?? id,
        text: own?.text ?? words.catalog[id]?.text ?? '',
        category: categoryOf[id] ?? (isDatabase ? 'databases' : 'business'),
        icon: own?.icon,
        keywords: [...(keywordsOf[id] ?? []), ...(own?.keywords ?? [])],
      };
    });
}

/** The connectors of a category that the search finds: each of its words is in what describes one. */
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
