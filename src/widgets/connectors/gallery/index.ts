export type { ConnectorsView } from '../core/index.ts';
export type { ConnectorAppearance, ShownConnector } from './connector/connectorInfo.ts';
export type { ConnectorCategory } from './connector/connectorTraits.ts';
export { Connectors } from './Connectors.tsx';
export type { ConnectorsProps } from './declaration.ts';
