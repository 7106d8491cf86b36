export * from '../widgets/ontology-editor/index.ts';
