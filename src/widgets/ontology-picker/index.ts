export { OntologyPicker } from './OntologyPicker.tsx';
export type { OntologyPickerProps } from './OntologyPicker.tsx';
export { useOntologies, useResolvedOntologies } from './useOntologies.ts';
