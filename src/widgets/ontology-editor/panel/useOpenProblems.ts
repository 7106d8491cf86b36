import { isDirty, type OpenOntology } from '../core/index.ts';
import { draftProblems, type DraftProblem } from '../core/draft/ontologyDraft.ts';
import { useIsReadOnly, useOntologies } from '../EditorContext.ts';

/** Returns the problems that prevent saving, including a taken id. */
export function useOpenProblems(open: OpenOntology): DraftProblem[] {
  const ontologies = useOntologies() ?? [];
  const takenIds = open.kind === 'new' ? ontologies.map(({ ontologyId }) => ontologyId) : [];
  return draftProblems(open.history.present, takenIds);
}

/** Returns true if an open ontology has valid changes. */
export function useCanSave(open: OpenOntology): boolean {
  const problems = useOpenProblems(open);
  const isReadOnly = useIsReadOnly();
  return isDirty(open) && !open.isDeletedElsewhere && !isReadOnly && problems.length === 0;
}
