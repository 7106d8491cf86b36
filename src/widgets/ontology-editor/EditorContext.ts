import type { Ontology } from '../../contract/index.ts';
import {
  createWidget,
  useBrainstem,
  useMissingScope,
  usePlatformActions,
  usePlatformQuery,
  useWords,
  usePersistence,
} from '../../provider/index.ts';
import { createOntologyChanges, ontologiesQuery, ontologyWrites } from '../../query/index.ts';
import { ontologiesWords, type OntologiesWords } from '../../words/index.ts';
import { createEditor, type Editor, isDirty, type OpenOntology } from './core/index.ts';
import { ontologyEditor, type OntologyEditorProps } from './declaration.ts';
import { unsavedFormat } from './core/keepUnsaved.ts';
import { draftProblems, type DraftProblem } from './core/draft/ontologyDraft.ts';

export const {
  Provider: EditorProvider,
  useOwn: useOwnEditor,
  useActions: useEditorActions,
  useSelect: useEditorState,
  useProps: useEditorProps,
} = createWidget(ontologyEditor, useCreate);

function useCreate({ view, defaultView }: OntologyEditorProps): () => Editor {
  const { environment } = useBrainstem();
  const changes = usePlatformActions(createOntologyChanges);
  const persistence = usePersistence({ storageKey: 'brainstem-ontologies' }, unsavedFormat);
  return () => createEditor({ changes, persistence, view: view ?? defaultView, environment });
}

/** Returns true if a missing permission makes the editor read-only. */
export function useIsReadOnly(): boolean {
  return useMissingScope(...ontologyWrites) !== undefined;
}

/** Returns the platform's ontologies; undefined until they have loaded. */
export function useOntologies(): readonly Ontology[] | undefined {
  return usePlatformQuery(ontologiesQuery).data;
}

export function useOntologyWords(): OntologiesWords {
  return useWords('ontologies', ontologiesWords);
}

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
