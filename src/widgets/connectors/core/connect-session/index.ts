export type { ConnectMessage, ConnectSessionMessage } from './connectMessage.ts';
export * from './createConnectSession.ts';
export type * from './connectState.ts';
export { createFrameOpener } from './createFrameOpener.ts';
export type { FrameOpenerOptions } from './createFrameOpener.ts';
export * from './createHeadlessOpener.ts';
export { createTabOpener } from './createTabOpener.ts';
export type { TabOpenerOptions } from './createTabOpener.ts';
export type { ConnectEvent, ConnectRequest, OpenConnect, OpenedConnect } from './openConnect.ts';
