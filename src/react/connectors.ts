export {
  Connectors,
  createFrameOpener,
  createHeadlessOpener,
  createTabOpener,
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
} from '../widgets/connectors/index.ts';
