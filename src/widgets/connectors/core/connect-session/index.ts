export type { ConnectMessage, ConnectSessionMessage } from './connectMessage.ts';
export { createConnectSession } from './createConnectSession.ts';
export type {
  ConnectSession,
  ConnectSessionActions,
  ConnectSessionEvents,
  ConnectSessionOptions,
  ConnectSessionState,
} from './createConnectSession.ts';
export type { ConnectState, ConnectTarget } from './connectState.ts';
export { createFrameOpener } from './createFrameOpener.ts';
export type { FrameOpenerOptions } from './createFrameOpener.ts';
export { createHeadlessOpener } from './createHeadlessOpener.ts';
export type {
  AuthorizeOutcome,
  AuthorizeRequest,
  HeadlessOpenerOptions,
} from './createHeadlessOpener.ts';
export { createTabOpener } from './createTabOpener.ts';
export type { TabOpenerOptions } from './createTabOpener.ts';
export type { ConnectEvent, ConnectRequest, OpenConnect, OpenedConnect } from './openConnect.ts';
