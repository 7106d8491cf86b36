import type { DocstoreConnectBody } from '../../../contract/index.ts';
import { declareWidget } from '../../../controller/index.ts';
import { connectorForm, type ConnectorFormProps } from '../forms/connectorForm.ts';
import type { FieldName } from '../forms/formOptions.ts';

/** Props of {@link DocstoreForm}. */
export interface DocstoreFormProps extends ConnectorFormProps<FieldName<DocstoreConnectBody>> {
  /** The timeout of listing databases, in milliseconds. @default 15000 */
  testTimeout?: number;
}

export const docstoreForm = declareWidget<DocstoreFormProps>()('docstoreForm', {
  ...connectorForm,
  properties: { ...connectorForm.properties, testTimeout: 'number' },
});
