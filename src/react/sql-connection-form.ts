export { SqlConnectionForm } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  SavedConnection,
  SqlConnectionFormProps,
  SqlDiscoveryOptions,
  TunnelDeclaration,
} from '../widgets/connectors/index.ts';
