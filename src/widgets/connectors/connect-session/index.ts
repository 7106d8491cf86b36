export { ConnectPanel } from './ConnectPanel.tsx';
export type { ConnectMessage, ConnectSessionMessage } from './connectMessage.ts';
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
export { useConnectSession } from './useConnectSession.ts';
export type { UseConnectSession } from './useConnectSession.ts';
