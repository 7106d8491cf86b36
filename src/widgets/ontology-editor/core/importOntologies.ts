import type { Ontology } from '../../../contract/index.ts';
import type { OntologyChanges } from '../../../query/index.ts';
import {
  changesOf,
  creationOf,
  draftOf,
  draftProblems,
  isSameDraft,
  type DraftProblem,
  type OntologyDraft,
} from './draft/ontologyDraft.ts';

/** An ontology of a file, and what importing it would do. */
export interface ImportItem {
  readonly draft: OntologyDraft;
  readonly effect: 'create' | 'replace' | 'same' | 'refused';
  /** What the platform would refuse of it. */
  readonly problems: readonly DraftProblem[];
  /** The one that it would replace. */
  readonly stored: OntologyDraft | undefined;
}

/** What became of an item, by the id of its ontology. */
export type ImportResults = ReadonlyMap<string, { done: true } | { done: false; error: unknown }>;

/** Says for each ontology of a file what importing it would do. */
export function planImport(
  drafts: readonly OntologyDraft[],
  ontologies: readonly Ontology[],
): ImportItem[] {
  return drafts.map((read) => {
    const found = ontologies.find(({ ontologyId }) => ontologyId === read.ontologyId);
    const stored = found === undefined ? undefined : draftOf(found);
    // A file without a version leaves the stored one alone.
    const draft = { ...read, version: read.version ?? stored?.version };
    const problems = draftProblems(draft);
    const effect =
      problems.length > 0
        ? 'refused'
        : stored === undefined
          ? 'create'
          : isSameDraft(stored, draft)
            ? 'same'
            : 'replace';
    return { draft, effect, problems, stored };
  });
}

/**
 * Imports one after the other. One that fails does not keep the others back.
 *
 * @param onResult - Told after each.
 */
export async function importOntologies(
  items: readonly ImportItem[],
  changes: OntologyChanges,
  signal: AbortSignal,
  onResult: (ontologyId: string, result: { done: true } | { done: false; error: unknown }) => void,
): Promise<void> {
  for (const { draft, effect, stored } of items) {
    if (signal.aborted) return;
    try {
      if (effect === 'create') await changes.create(creationOf(draft), signal);
      else if (stored !== undefined) {
        await changes.update(draft.ontologyId, changesOf(stored, draft), signal);
      }
      onResult(draft.ontologyId, { done: true });
    } catch (error) {
      onResult(draft.ontologyId, { done: false, error });
    }
  }
}
