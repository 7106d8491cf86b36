import { csvText, unguardFormula } from '../../../../controller/index.ts';
import { termLists, type TermList } from '../../../../contract/index.ts';
import type { OntologyDraft } from '../draft/ontologyDraft.ts';
import { readCsv } from './csvTable.ts';
import type { ReadOntologies } from './fileProblem.ts';

const header = ['ontologyId', 'displayName', 'version', 'list', 'term'] as const;

/**
 * Writes ontologies as CSV with a row per term and the columns `ontologyId`, `displayName`,
 * `version`, `list` and `term`. An ontology without terms has a row without list and term. Against
 * formula injection, such text gets a leading `'`, which reading removes.
 */
export function writeOntologyCsv(drafts: readonly OntologyDraft[]): string {
  const rows = drafts.flatMap((draft) => {
    const own = [draft.ontologyId, draft.displayName, draft.version?.toString() ?? ''];
    const terms = termLists.flatMap((list) => draft[list].map((term) => [...own, list, term]));
    return terms.length === 0 ? [[...own, '', '']] : terms;
  });
  return csvText([header, ...rows]);
}

/**
 * Reads the output of {@link writeOntologyCsv} and similar tables: columns in any order, rows
 * grouped by id. Only `ontologyId`, `list` and `term` are required.
 */
export function readOntologyCsv(text: string, delimiter?: string): ReadOntologies {
  const [names, ...rows] = readCsv(text, delimiter) ?? [];
  if (names === undefined) return { problem: { reason: 'notCsv' } };
  const columns = new Map(names.map((name, index) => [name.trim(), index] as const));
  if (!isOntologyHeader(names)) return { problem: { reason: 'notCsv' } };

  const found = new Map<string, Writable>();
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell === '')) continue;
    const line = index + 2;
    const cell = (name: (typeof header)[number]): string =>
      unguardFormula(row[columns.get(name) ?? -1] ?? '');
    const ontologyId = cell('ontologyId');
    const version = readVersion(cell('version'));
    if (version === 'odd') return { problem: { reason: 'badVersion', line } };
    const list = readList(cell('list'));
    if (list === 'odd') return { problem: { reason: 'badList', line } };
    const draft = found.get(ontologyId) ?? newDraft(ontologyId, cell('displayName'), version);
    found.set(ontologyId, draft);
    if (list !== undefined) draft[list].push(cell('term'));
  }
  return { drafts: [...found.values()] };
}

/** Returns true if a table has the columns that {@link readOntologyCsv} requires. */
export function isOntologyHeader(names: readonly string[]): boolean {
  const trimmed = names.map((name) => name.trim());
  return ['ontologyId', 'list', 'term'].every((name) => trimmed.includes(name));
}

type Writable = Omit<OntologyDraft, TermList> & Record<TermList, string[]>;

function newDraft(ontologyId: string, displayName: string, version: number | undefined): Writable {
  return { ontologyId, displayName, version, entityTypes: [], legalTerms: [], requiredFields: [] };
}

function readVersion(cell: string): number | undefined | 'odd' {
  if (cell.trim() === '') return undefined;
  const version = Number(cell);
  return Number.isSafeInteger(version) ? version : 'odd';
}

function readList(cell: string): TermList | undefined | 'odd' {
  if (cell.trim() === '') return undefined;
  return termLists.find((list) => list === cell.trim()) ?? 'odd';
}
