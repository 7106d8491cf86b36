import { declareWidget } from '../../../controller/index.ts';
import { connectorForm, type ConnectorFormProps } from '../forms/connectorForm.ts';
import type { CredentialDeclaration } from '../forms/declaration.ts';

/** Props of {@link CredentialForm}. */
export interface CredentialFormProps extends ConnectorFormProps {
  /** The connector's catalog id: `erp-a`, `warehouse-a`, `crm-b`, or one with a `declaration`. */
  connectorId: string;
  /**
   * The fields of the form and the paths of their values.
   *
   * @default the kit's own for the connector. The credentials of `erp-a` aren't documented, so the
   *   user names each one
   */
  declaration?: CredentialDeclaration;
}

export const credentialForm = declareWidget<CredentialFormProps>()('credentialForm', {
  ...connectorForm,
  properties: {
    ...connectorForm.properties,
    connectorId: 'string',
    declaration: 'property',
  },
  required: ['connectorId'],
});
