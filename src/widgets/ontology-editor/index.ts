export { OntologyEditor } from './OntologyEditor.tsx';
export type { OntologyEditorProps } from './OntologyEditor.tsx';
export type { OntologyEditorView } from './core/index.ts';
