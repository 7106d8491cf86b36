import { createContext } from 'react';
import type { Ontology } from '../../contract/index.ts';
import {
  createWidgetContext,
  useMissingScope,
  usePlatformQuery,
  useWords,
} from '../../provider/index.ts';
import { ontologiesQuery, ontologyWrites } from '../../query/index.ts';
import { ontologiesWords, type OntologiesWords } from '../../words/index.ts';
import type { PersonNames } from './panel/personName.ts';
import type { EditorActions, EditorEvents, EditorState } from './core/index.ts';

/** The editor's controller, for the parts of the widget. */
export const {
  Provider: EditorProvider,
  useActions: useEditorActions,
  useSelect: useEditorState,
} = createWidgetContext<EditorState, EditorActions, EditorEvents>('OntologyEditor');

/** Returns whether a permission is missing, so that nothing can be changed. */
export function useIsReadOnly(): boolean {
  return useMissingScope(...ontologyWrites) !== undefined;
}

/** The ontologies that the platform has; undefined until they were fetched. */
export function useOntologies(): readonly Ontology[] | undefined {
  return usePlatformQuery(ontologiesQuery).data;
}

/** The words of the editor. */
export function useOntologyWords(): OntologiesWords {
  return useWords('ontologies', ontologiesWords);
}

/** The names that the host knows people by. */
export const PersonNamesContext = createContext<PersonNames>({});
