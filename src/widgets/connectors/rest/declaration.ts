import type { BasicConnectBody, BearerConnectBody } from '../../../contract/index.ts';
import { declareWidget } from '../../../controller/index.ts';
import { connectorForm, type ConnectorFormProps } from '../forms/connectorForm.ts';
import type { FieldName } from '../forms/formOptions.ts';
import type { RestAuthType } from './restDeclaration.ts';

/** Props of {@link RestConnector}. */
export interface RestConnectorProps extends ConnectorFormProps<
  FieldName<BasicConnectBody | BearerConnectBody>
> {
  /** The sign-in method of the system. Needed with `connectionId`. @default the person chooses */
  authType?: RestAuthType;
  /** The organisation of the webhook. Without it no webhook can be created. */
  organizationId?: string;
}

/** The rest connector, as hosts know it. */
export const restConnector = declareWidget<RestConnectorProps>()('restConnector', {
  events: connectorForm.events,
  optionalEvents: connectorForm.optionalEvents,
  properties: {
    ...connectorForm.properties,
    authType: 'string',
    organizationId: 'string',
    label: 'string',
  },
});
