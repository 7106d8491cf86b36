import { connectorCatalog, type CatalogEntry } from '../../../../contract/index.ts';
import type { ConnectorsWords } from '../../../../words/index.ts';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';
import type { ReactNode } from 'react';
import type { ConnectorOptions } from './connectorOptions.ts';
import { traitsOf, type ConnectorCategory, type ConnectorTraits } from './connectorTraits.ts';

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

export interface ConnectorInfo extends ConnectorTraits {
  readonly id: string;
  readonly entry: CatalogEntry;
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
