export { RestConnector } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  FieldName,
  FormHelp,
  FormOptions,
  KnownKey,
  RestAuthType,
  RestConnectorProps,
  SavedConnection,
} from '../widgets/connectors/index.ts';
