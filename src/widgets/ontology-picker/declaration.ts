import { declareWidget } from '../../controller/index.ts';
import type { WidgetProps } from '../../provider/index.ts';
import type { OntologyPick } from '../../query/index.ts';

/** Props of {@link OntologyPicker}. */
export interface OntologyPickerProps extends WidgetProps {
  /** The selection, controlled by the host. @default uncontrolled */
  value?: OntologyPick;
  /** The initial selection when uncontrolled. @default `noOntologies` */
  defaultValue?: OntologyPick;
  /** Called on each change. `ontologyFields` converts the value to an upload's fields. */
  onValueChange?: (value: OntologyPick) => void;
  /** Disables picking and removing. @default false */
  disabled?: boolean;
  /** Names the region. @default 'Ontologies', in the locale's words */
  label?: string;
}

/** The ontology picker, as hosts know it. */
export const ontologyPicker = declareWidget<OntologyPickerProps>()('ontologyPicker', {
  events: { onValueChange: ['value'] },
  properties: { value: 'property', defaultValue: 'json', disabled: 'boolean', label: 'string' },
  formValue: 'value',
});
