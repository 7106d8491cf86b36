export { OntologyPicker } from './OntologyPicker.tsx';
export type { OntologyPickerProps } from './declaration.ts';
export { useOntologies, useResolvedOntologies } from './useOntologies.ts';
