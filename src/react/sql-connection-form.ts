export { SqlConnectionForm } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  FieldName,
  FormHelp,
  FormOptions,
  KnownKey,
  SavedConnection,
  SqlConnectionFormProps,
  SqlDiscoveryOptions,
  TunnelDeclaration,
} from '../widgets/connectors/index.ts';
