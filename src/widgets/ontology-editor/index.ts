export { OntologyEditor } from './OntologyEditor.tsx';
export type { OntologyEditorProps } from './declaration.ts';
export type { OntologyEditorView } from './core/editorState.ts';
export * from './useOntologyEditor.ts';
