export { OntologyEditor } from '../widgets/ontology-editor/index.ts';
export type { OntologyEditorProps, OntologyEditorView } from '../widgets/ontology-editor/index.ts';
