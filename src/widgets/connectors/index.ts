export type { CatalogEntry, ConnectorId, ConnectWith } from '../../contract/index.ts';
export { createFrameOpener, createHeadlessOpener, createTabOpener } from './core/index.ts';
export type {
  AuthorizeOutcome,
  AuthorizeRequest,
  ConnectEvent,
  ConnectMessage,
  ConnectRequest,
  ConnectSessionMessage,
  FrameOpenerOptions,
  HeadlessOpenerOptions,
  OpenConnect,
  OpenedConnect,
  TabOpenerOptions,
} from './core/index.ts';
export * from './gallery/index.ts';
export type { ConnectorOptions, SqlOptions } from './gallery/connector/connectorOptions.ts';
export type { FieldName, FormHelp, FormOptions, KnownKey } from './forms/formOptions.ts';
export { useConnectors } from './useConnectors.ts';
export type { ConnectionActions } from '../../query/index.ts';
export type { ConnectorConnections, UseConnectors, UseConnectorsOptions } from './useConnectors.ts';
