import { draftProblems, isDirty, type DraftProblem, type OpenOntology } from '../core/index.ts';
import { useIsReadOnly, useOntologies } from '../EditorContext.ts';

/** Returns the problems that prevent saving an open ontology, including an id that is taken. */
export function useOpenProblems(open: OpenOntology): DraftProblem[] {
  const ontologies = useOntologies() ?? [];
  const takenIds = open.kind === 'new' ? ontologies.map(({ ontologyId }) => ontologyId) : [];
  return draftProblems(open.history.present, takenIds);
}

/** Returns whether an open ontology has changes that can be saved as they are. */
export function useCanSave(open: OpenOntology): boolean {
  const problems = useOpenProblems(open);
  const isReadOnly = useIsReadOnly();
  return isDirty(open) && !open.isDeletedElsewhere && !isReadOnly && problems.length === 0;
}
