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
export { DrivePicker } from './drive/index.ts';
export type { DrivePickerProps } from './drive/index.ts';
export { Connectors } from './gallery/index.ts';
export type { ConnectorOptions, SqlOptions } from './gallery/connector/connectorOptions.ts';
export type { FieldName, FormHelp, FormOptions, KnownKey } from './forms/formOptions.ts';
export type {
  ConnectorAppearance,
  ConnectorsProps,
  ConnectorsView,
  ConnectorCategory,
  ShownConnector,
} from './gallery/index.ts';
export { MailSettings } from './mail/index.ts';
export type { MailSettingsProps } from './mail/index.ts';
export { SheetPicker } from './sheets/index.ts';
export type { SheetPickerProps } from './sheets/index.ts';
export type { SelectionPickerProps } from './picker/index.ts';
export { SitePicker } from './sites/index.ts';
export type { ChosenPlace, SitePickerProps } from './sites/index.ts';
export {
  CredentialForm,
  CrmCredentialsForm,
  WarehouseForm,
} from './credentials/CredentialForm.tsx';
export type { CredentialFormProps } from './credentials/declaration.ts';
export type { ConnectorFormProps } from './forms/connectorForm.ts';
export type {
  CredentialDeclaration,
  FieldDeclaration,
  FieldOption,
  FieldValue,
  FormSection,
} from './forms/declaration.ts';
export type { SavedConnection } from './forms/useCredentialForm.ts';
export { SqlConnectionForm } from './sql/SqlConnectionForm.tsx';
export type { SqlConnectionFormProps } from './sql/declaration.ts';
export { DocstoreForm } from './docstore/DocstoreForm.tsx';
export type { DocstoreFormProps } from './docstore/declaration.ts';
export { RestConnector } from './rest/RestConnector.tsx';
export type { RestConnectorProps } from './rest/declaration.ts';
export type { RestAuthType } from './rest/restDeclaration.ts';
export type { TunnelDeclaration } from './sql/discovery/discoveryDeclaration.ts';
export type { SqlDiscoveryOptions } from './sql/discovery/discoveryOptions.ts';
export { MessagingPairing } from './pairing/index.ts';
export type { MessagingPairingProps, MessagingSyncMode } from './pairing/index.ts';
export { DocumentUpload } from './upload/index.ts';
export type { DocumentUploadProps } from './upload/index.ts';
export { useConnectors } from './useConnectors.ts';
export type { ConnectionActions } from '../../query/index.ts';
export type { ConnectorConnections, UseConnectors, UseConnectorsOptions } from './useConnectors.ts';
