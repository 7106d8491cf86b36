import type { BasicConnectBody, BearerConnectBody } from '../../../contract/index.ts';
import { declareWidget } from '../../../controller/index.ts';
import { connectorForm, type ConnectorFormProps } from '../forms/connectorForm.ts';
import type { FieldName } from '../forms/formOptions.ts';
import type { RestAuthType } from './restDeclaration.ts';

/** Props of {@link RestConnector}. */
export interface RestConnectorProps extends ConnectorFormProps<
  FieldName<BasicConnectBody | BearerConnectBody>
> {
  /** The system's sign-in method. Required with `connectionId`. @default the user chooses */
  authType?: RestAuthType;
  /** The webhook's organisation. Required to create a webhook. */
  organizationId?: string;
}

export const restConnector = declareWidget<RestConnectorProps>()('restConnector', {
  ...connectorForm,
  properties: {
    ...connectorForm.properties,
    authType: 'string',
    organizationId: 'string',
  },
});
