export { SqlConnectionForm } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  FormHelp,
  FormOptions,
  SavedConnection,
  SqlConnectionFormProps,
  SqlDiscoveryOptions,
  TunnelDeclaration,
} from '../widgets/connectors/index.ts';
