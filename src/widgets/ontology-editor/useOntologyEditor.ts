import { useStore } from 'zustand';
import type { Ontology } from '../../contract/index.ts';
import { useMissingScope, usePlatformQuery } from '../../provider/index.ts';
import { ontologiesQuery, ontologyWrites } from '../../query/index.ts';
import { isDirty, type EditorActions, type EditorState } from './core/index.ts';
import type { OntologyEditorProps } from './declaration.ts';
import { useOwnEditor } from './EditorContext.ts';

/** Options of {@link useOntologyEditor}. */
export type UseOntologyEditorOptions = Pick<OntologyEditorProps, 'onDirtyChange' | 'onError'>;

/** The state and actions of a headless editor. */
export interface UseOntologyEditor extends EditorState, EditorActions {
  /** The tenant's ontologies. Undefined until they have loaded. */
  ontologies: readonly Ontology[] | undefined;
  /** The last list fetch's error; null otherwise. */
  error: Error | null;
  /** True if there are unsaved changes. */
  isDirty: boolean;
  /** The scope missing for changes, if known. */
  missingScope: string | undefined;
}

/**
 * The headless ontology editor: `OntologyEditor`'s state and actions. `useOntologies` is enough to
 * list them.
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
