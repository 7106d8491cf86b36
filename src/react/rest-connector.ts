export { RestConnector } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  RestAuthType,
  RestConnectorProps,
  SavedConnection,
} from '../widgets/connectors/index.ts';
