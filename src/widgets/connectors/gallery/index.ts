export type { ConnectorsView } from '../core/index.ts';
export type {
  ConnectorAppearance,
  ConnectorCategory,
  ShownConnector,
} from './connector/connectorInfo.ts';
export { Connectors } from './Connectors.tsx';
export type { ConnectorsProps } from './declaration.ts';
