import {
  ontologyLimits,
  termLists,
  type Ontology,
  type TermList,
} from '../../../contract/index.ts';
import {
  draftOf,
  draftProblems,
  freeId,
  isSameDraft,
  perList,
  suggestId,
  type DraftProblem,
  type OntologyDraft,
} from './draft/ontologyDraft.ts';
import { checkTerms, type SkippedTerm } from './draft/preflightTerms.ts';
import type { ReadFile } from './files/fileProblem.ts';
import { mapTerms, type ColumnMapping } from './files/vocabularyTable.ts';

/** The handling of terms over the limit: more ontologies, the first that fit, or a selection. */
export type OverLimit = 'split' | 'trim' | 'pick';

export interface VocabularyPlan {
  /** The ontology's name, from which its id is derived. */
  readonly name: string;
  readonly mapping: readonly ColumnMapping[];
  readonly overLimit: OverLimit;
  /** The user's selection. @default the first that fit */
  readonly picked: Readonly<Record<TermList, readonly string[]>> | undefined;
  /** The user's replacement ids by the file's ids. */
  readonly ids: ReadonlyMap<string, string>;
}

export interface ImportItem {
  /** The file's id. */
  readonly key: string;
  readonly draft: OntologyDraft;
  readonly effect: 'create' | 'replace' | 'same' | 'refused';
  /** The reasons why the platform would reject it. */
  readonly problems: readonly DraftProblem[];
  readonly stored: OntologyDraft | undefined;
}

/** A vocabulary's terms before they are divided among ontologies. */
export interface PlannedTerms {
  /** The importable terms by list. */
  readonly terms: Readonly<Record<TermList, readonly string[]>>;
  readonly picked: Readonly<Record<TermList, readonly string[]>>;
  /** Terms that are duplicate, too long, or without letters and digits. */
  readonly leftOut: readonly SkippedTerm[];
}

export interface ImportPlan {
  readonly items: readonly ImportItem[];
  readonly planned: PlannedTerms;
}

/** Plans an import: the file's ontologies, or those created from its planned terms. */
export function planImport(
  { read, ...plan }: Pick<VocabularyPlan, 'name' | 'overLimit' | 'ids'> & { read: ReadFile },
  planned: PlannedTerms,
  ontologies: readonly Ontology[],
): ImportPlan {
  const takenIds = ontologies.map(({ ontologyId }) => ontologyId);
  const own = 'drafts' in read ? read.drafts : [];
  const drafts = 'table' in read ? divideTerms(planned, plan, takenIds) : own;
  return { items: planItems(drafts, ontologies, plan.ids), planned };
}

/** Plans the terms of a file's vocabulary. A file of ontologies has none. */
export function planTerms({
  read,
  mapping,
  picked,
}: Pick<VocabularyPlan, 'mapping' | 'picked'> & { read: ReadFile }): PlannedTerms {
  const mapped = 'table' in read ? mapTerms(read.table, mapping) : undefined;
  const checked = perList((list) =>
    checkTerms(mapped?.[list] ?? [], { existing: [], limit: Infinity }),
  );
  return {
    terms: perList((list) => checked[list].added),
    picked: perList((list) => picked?.[list] ?? checked[list].added.slice(0, ontologyLimits[list])),
    leftOut: termLists.flatMap((list) => checked[list].leftOut),
  };
}

function divideTerms(
  { terms, picked }: PlannedTerms,
  { name, overLimit }: Pick<VocabularyPlan, 'name' | 'overLimit'>,
  takenIds: readonly string[],
): OntologyDraft[] {
  const chosen = overLimit === 'pick' ? picked : terms;
  const parts = Math.max(
    1,
    ...termLists.map((list) => Math.ceil(chosen[list].length / ontologyLimits[list])),
  );
  const count = overLimit === 'split' ? parts : 1;
  const ids = [...takenIds];
  return Array.from({ length: count }, (_, index) => {
    const displayName = count === 1 ? name.trim() : `${name.trim()} ${index + 1}`;
    const suggested = suggestId(name);
    const wanted = count === 1 || suggested === '' ? suggested : `${suggested}-${index + 1}`;
    const ontologyId = freeId(wanted, ids);
    ids.push(ontologyId);
    return {
      ontologyId: wanted === '' ? '' : ontologyId,
      displayName,
      version: 1,
      ...perList((list) =>
        chosen[list].slice(index * ontologyLimits[list], (index + 1) * ontologyLimits[list]),
      ),
    };
  });
}

function planItems(
  drafts: readonly OntologyDraft[],
  ontologies: readonly Ontology[],
  ids: ReadonlyMap<string, string>,
): ImportItem[] {
  return drafts.map((original) => {
    const key = original.ontologyId;
    const read = { ...original, ontologyId: ids.get(key) ?? key };
    const found = ontologies.find(({ ontologyId }) => ontologyId === read.ontologyId);
    const stored = found === undefined ? undefined : draftOf(found);
    // A file without a version keeps the stored one.
    const draft = { ...read, version: read.version ?? stored?.version };
    const problems = draftProblems(draft);
    if (problems.length > 0) return { key, draft, effect: 'refused', problems, stored };
    if (stored === undefined) return { key, draft, effect: 'create', problems, stored };
    const effect = isSameDraft(stored, draft) ? 'same' : 'replace';
    return { key, draft, effect, problems, stored };
  });
}
