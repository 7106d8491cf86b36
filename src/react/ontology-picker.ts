export { isOntologyPickValid, noOntologies, ontologyFields } from '../query/index.ts';
export type { OntologyPick } from '../query/index.ts';
export {
  OntologyPicker,
  useOntologies,
  useResolvedOntologies,
} from '../widgets/ontology-picker/index.ts';
export type { OntologyPickerProps } from '../widgets/ontology-picker/index.ts';
