export type { CatalogEntry, ConnectWith } from '../contract/index.ts';
export {
  Connectors,
  createFrameOpener,
  createHeadlessOpener,
  createTabOpener,
  useConnectors,
} from '../widgets/connectors/index.ts';
export type {
  AuthorizeOutcome,
  AuthorizeRequest,
  ChosenPlace,
  ConnectEvent,
  ConnectMessage,
  ConnectorAppearance,
  ConnectorsProps,
  ConnectorsView,
  ConnectRequest,
  ConnectSessionMessage,
  FrameOpenerOptions,
  HeadlessOpenerOptions,
  OpenConnect,
  OpenedConnect,
  TabOpenerOptions,
  ConnectorConnections,
  UseConnectors,
  UseConnectorsOptions,
} from '../widgets/connectors/index.ts';
