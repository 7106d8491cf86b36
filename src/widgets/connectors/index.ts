export {
  createFrameOpener,
  createHeadlessOpener,
  createTabOpener,
} from './connect-session/index.ts';
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
} from './connect-session/index.ts';
export { DrivePicker } from './drive/index.ts';
export type { DrivePickerProps } from './drive/index.ts';
export { Connectors } from './gallery/index.ts';
export type { ConnectorAppearance, ConnectorsProps } from './gallery/index.ts';
export { MailSettings } from './mail/index.ts';
export type { MailSettingsProps } from './mail/index.ts';
export { SheetPicker } from './sheets/index.ts';
export type { SheetPickerProps } from './sheets/index.ts';
export { SitePicker } from './sites/index.ts';
export type { ChosenPlace, SitePickerProps } from './sites/index.ts';
