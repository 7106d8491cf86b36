import { useStore } from 'zustand';
import type { Ontology } from '../../contract/index.ts';
import { useMissingScope, usePlatformQuery } from '../../provider/index.ts';
import { ontologiesQuery, ontologyWrites } from '../../query/index.ts';
import { isDirty, type EditorActions, type EditorState } from './core/index.ts';
import type { OntologyEditorProps } from './declaration.ts';
import { useOwnEditor } from './EditorContext.ts';

/** Options of {@link useOntologyEditor}. */
export type UseOntologyEditorOptions = Pick<OntologyEditorProps, 'onDirtyChange' | 'onError'>;

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
export function useOntologyEditor(options: UseOntologyEditorOptions = {}): UseOntologyEditor {
  const editor = useOwnEditor(options);
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
