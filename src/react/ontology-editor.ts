export { OntologyEditor } from '../widgets/ontology-editor/index.ts';
export type { OntologyEditorProps } from '../widgets/ontology-editor/index.ts';
