import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../../provider/index.ts';
import { BrainstemError } from '../../client/errors/index.ts';
import { ontologiesWords, type OntologiesWords } from '../../words/index.ts';
import type { Editor, EditorActs } from './createEditor.ts';
import type { EditorState } from './editorStore.ts';

/** Carries the mounted editor to its parts. */
export const EditorContext = createContext<Editor | undefined>(undefined);

function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor !== undefined) return editor;
  throw new BrainstemError('configuration', 'a part of the ontology editor stands outside of it.');
}

/** What a person can do. */
export function useActs(): EditorActs {
  return useEditor().acts;
}

/** A part of the editor's state. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

/** The words of the editor. */
export function useOntologyWords(): OntologiesWords {
  return useWords('ontologies', ontologiesWords);
}
