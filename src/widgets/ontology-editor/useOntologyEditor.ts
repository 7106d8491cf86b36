import { useStore } from 'zustand';
import type { Ontology } from '../../contract/index.ts';
import {
  useBrainstem,
  useControllerEvent,
  useMissingScope,
  useOwnController,
  usePlatformActions,
  usePlatformQuery,
} from '../../provider/index.ts';
import { createOntologyChanges, ontologiesQuery, ontologyWrites } from '../../query/index.ts';
import { createEditor, isDirty, type EditorActions, type EditorState } from './core/index.ts';
import { useUnsavedOntology } from './useUnsavedOntology.ts';

/** Options of {@link useOntologyEditor}. */
export interface UseOntologyEditorOptions {
  /** Called when the first unsaved change is made, and when the last one is saved or undone. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called with each request that failed. It is in the state too. */
  onError?: (error: unknown) => void;
}

/** The state and actions of an editor, for a host that renders its own. */
export interface UseOntologyEditor extends EditorState, EditorActions {
  /** The tenant's ontologies. Undefined until they were fetched. */
  ontologies: readonly Ontology[] | undefined;
  /** The error of the last fetch of the list; null otherwise. */
  error: Error | null;
  /** True if something is changed and not saved. */
  isDirty: boolean;
  /** The scope for want of which nothing can be changed, as far as that is known. */
  missingScope: string | undefined;
}

/**
 * The editor of ontologies without markup: `OntologyEditor`'s state and actions. `useOntologies` is
 * enough to list them.
 *
 * Routes: all of "Custom ontologies" but the legacy upsert. Nothing is thrown while rendering:
 * errors are in `failure`. Unsaved changes survive a refresh in the provider's `storage`.
 *
 * @example
 * const { ontologies, open, navigate, edit, save } = useOntologyEditor();
 */
export function useOntologyEditor({
  onDirtyChange,
  onError,
}: UseOntologyEditorOptions = {}): UseOntologyEditor {
  const changes = usePlatformActions(createOntologyChanges);
  const { environment } = useBrainstem();
  const persistence = useUnsavedOntology();
  const editor = useOwnController(() => createEditor({ changes, persistence, environment }));
  useControllerEvent(editor, 'dirtyChange', onDirtyChange);
  useControllerEvent(editor, 'error', onError);
  const state = useStore(editor.store);
  const { data, error } = usePlatformQuery(ontologiesQuery);
  const missingScope = useMissingScope(...ontologyWrites);
  return {
    ...state,
    ...editor.actions,
    ontologies: data,
    error,
    isDirty: isDirty(state.open),
    missingScope,
  };
}
