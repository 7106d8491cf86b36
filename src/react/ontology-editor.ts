export { OntologyEditor, useOntologyEditor } from '../widgets/ontology-editor/index.ts';
export type {
  OntologyEditorProps,
  OntologyEditorView,
  UseOntologyEditor,
  UseOntologyEditorOptions,
} from '../widgets/ontology-editor/index.ts';
