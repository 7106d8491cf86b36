export { isOntologyPickValid, noOntologies, ontologyFields } from '../query/index.ts';
export type { OntologyPick } from '../query/index.ts';
export * from '../widgets/ontology-picker/index.ts';
