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
  /** The label of the region. @default 'Ontologies', translated */
  label?: string;
}

/** The declaration of {@link OntologyPicker}. */
export const ontologyPicker = declareWidget<OntologyPickerProps>()('ontologyPicker', {
  events: { onValueChange: ['value'] },
  properties: { value: 'property', defaultValue: 'json', disabled: 'boolean', label: 'string' },
  formValue: 'value',
});
