import {
  ontologyLimits,
  termLists,
  type Ontology,
  type TermList,
} from '../../../contract/index.ts';
import {
  defineController,
  type Controller,
  type ControllerContext,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { OntologyChanges } from '../../../query/index.ts';
import { changesOf, creationOf } from './draft/ontologyDraft.ts';
import type { ReadFile } from './files/fileProblem.ts';
import { suggestMapping, type ColumnMapping } from './files/vocabularyTable.ts';
import { readTextTable } from './files/textTable.ts';
import {
  planImport,
  planTerms,
  type ImportItem,
  type ImportPlan,
  type OverLimit,
  type VocabularyPlan,
} from './planImport.ts';

export type ImportResult = { isDone: true } | { isDone: false; error: unknown };

export interface ImportState extends VocabularyPlan, ImportPlan {
  readonly read: ReadFile;
  readonly excluded: ReadonlySet<string>;
  readonly results: ReadonlyMap<string, ImportResult>;
  readonly phase: 'idle' | 'running' | 'stopping';
}

export type ImportActions = ReturnType<typeof createActions>;

export interface ImportEvents {
  /** A request failed. The user has been shown the error. */
  error: [error: unknown];
}

export type VocabularyImport = Controller<ImportState, ImportActions, ImportEvents>;

export interface CreateImportOptions {
  /** The file's name, used for an ontology's initial name. */
  fileName: string;
  /** The file's text, reparsed when the user corrects its header. */
  text: string;
  read: ReadFile;
  /** The user's language as BCP 47 tag. */
  language: string;
  /** The ontologies when the file was opened, since importing changes the list. */
  ontologies: readonly Ontology[];
  changes: OntologyChanges;
  environment?: Environment;
}

/** Creates an import. Requests are only sent after `start` and while mounted. */
export function createImport(options: CreateImportOptions): VocabularyImport {
  const { fileName, read, language, ontologies, environment } = options;
  const table = 'table' in read ? read.table : undefined;
  const plan: VocabularyPlan & { read: ReadFile } = {
    read,
    name: table?.title ?? fileName.replace(/\.[^.]+$/, ''),
    mapping: table === undefined ? [] : suggestMapping(table, language),
    overLimit: 'split',
    picked: undefined,
    ids: new Map(),
  };
  return defineController<ImportState, ImportActions, ImportEvents>({
    initialState: {
      ...plan,
      ...planImport(plan, planTerms(plan), ontologies),
      excluded: new Set(),
      results: new Map(),
      phase: 'idle',
    },
    environment,
    actions: (context) => createActions(context, options),
  });
}

function createActions(
  { getState, setState, scope, emit }: ControllerContext<ImportState, ImportEvents>,
  { text, language, ontologies, changes }: CreateImportOptions,
) {
  const send = async (
    { draft, effect, stored }: ImportItem,
    signal: AbortSignal,
  ): Promise<ImportResult> => {
    try {
      if (effect === 'create') await changes.create(creationOf(draft), signal);
      else if (stored !== undefined) {
        await changes.update(draft.ontologyId, changesOf(stored, draft), signal);
      }
      return { isDone: true };
    } catch (error) {
      if (!signal.aborted) emit('error', error);
      return { isDone: false, error };
    }
  };
  const replan = (changes: Partial<ImportState>): void => {
    const next = { ...getState(), ...changes };
    setState({ ...changes, ...planImport(next, next.planned, ontologies) });
  };
  /** Plans the terms too, which a large file has many of. */
  const replanTerms = (changes: Partial<ImportState>): void =>
    replan({ ...changes, planned: planTerms({ ...getState(), ...changes }) });
  return {
    setName: (name: string): void => replan({ name }),
    setColumn: (index: number, mapping: ColumnMapping): void =>
      replanTerms({ mapping: getState().mapping.with(index, mapping), picked: undefined }),
    /** Sets whether the first row holds the column names. */
    setHeader(hasHeader: boolean): void {
      const read = readTextTable(text, hasHeader);
      if ('table' in read) {
        replanTerms({ read, mapping: suggestMapping(read.table, language), picked: undefined });
      }
    },
    setOverLimit: (overLimit: OverLimit): void => replan({ overLimit }),
    /** Selects or deselects a term of a list that is over its limit. */
    togglePick(list: TermList, term: string): void {
      const { planned } = getState();
      const picked = planned.picked[list];
      const next = picked.includes(term)
        ? picked.filter((other) => other !== term)
        : [...picked, term];
      if (next.length > ontologyLimits[list]) return;
      replanTerms({ picked: { ...planned.picked, [list]: next } });
    },
    toggleItem(key: string): void {
      const { excluded } = getState();
      const next = new Set(excluded);
      if (!next.delete(key)) next.add(key);
      setState({ excluded: next });
    },
    /** Changes the id to import an ontology under, discarding the previous outcome. */
    setItemId(key: string, ontologyId: string): void {
      const { ids, results } = getState();
      const others = new Map(results);
      others.delete(key);
      replan({ ids: new Map(ids).set(key, ontologyId), results: others });
    },
    /** Imports the included, not yet imported ontologies sequentially. */
    async start(): Promise<void> {
      if (getState().phase !== 'idle') return;
      const { signal } = scope();
      setState({ phase: 'running' });
      for (const item of readyItems(getState())) {
        if (getState().phase !== 'running' || signal.aborted) break;
        const result = await send(item, signal);
        setState({ results: new Map([...getState().results, [item.key, result]]) });
      }
      setState({ phase: 'idle' });
    },
    /** Stops after the current request. */
    stop: (): void => {
      if (getState().phase === 'running') setState({ phase: 'stopping' });
    },
  };
}

/** Returns the items that an import would send now. */
export function readyItems({ items, excluded, results }: ImportState): ImportItem[] {
  return items.filter(
    ({ key, effect }) =>
      (effect === 'create' || effect === 'replace') &&
      !excluded.has(key) &&
      results.get(key)?.isDone !== true,
  );
}

export function listsOverLimit(terms: Readonly<Record<TermList, readonly string[]>>): TermList[] {
  return termLists.filter((list) => terms[list].length > ontologyLimits[list]);
}
