export { OntologyEditor } from './OntologyEditor.tsx';
export type { OntologyEditorProps } from './OntologyEditor.tsx';
