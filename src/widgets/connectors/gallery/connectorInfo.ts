import { connectorCatalog, type CatalogEntry } from '../../../contract/index.ts';
import type { ConnectorsWords } from '../../../words/index.ts';
import type { ReactNode } from 'react';

/** What the gallery's filter offers, in its order. */
export const categories = ['files', 'mail', 'databases', 'business', 'custom'] as const;

/** One of {@link categories}. */
export type Category = (typeof categories)[number];

/** The host's own name, text and icon of a connector. What is missing stays ours. */
export interface ConnectorAppearance {
  name?: string;
  /** One line on what it brings. */
  text?: string;
  /** About 20 px; it is decoration, the name stands beside it. */
  icon?: ReactNode;
}

/** A connector as the gallery lists it. */
export interface ConnectorInfo {
  readonly id: string;
  readonly entry: CatalogEntry;
  readonly name: string;
  readonly text: string;
  readonly category: Category;
  /** The host's icon; undefined for ours. */
  readonly icon: ReactNode;
}

const categoryOf: Readonly<Record<string, Category>> = {
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
      };
    });
}

/** Those whose name or text has all the words that are searchTerm, within a category. */
export function filterConnectors(
  connectors: readonly ConnectorInfo[],
  { searchTerm, category }: { searchTerm: string; category: Category | 'all' },
): readonly ConnectorInfo[] {
  const parts = searchTerm.toLocaleLowerCase().split(/\s+/);
  return connectors.filter((connector) => {
    const text = `${connector.name} ${connector.text}`.toLocaleLowerCase();
    const isWithin = category === 'all' || connector.category === category;
    return isWithin && parts.every((part) => text.includes(part));
  });
}
