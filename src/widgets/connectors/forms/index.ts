export type { ConnectorFormProps } from './connectorForm.ts';
export type { FieldName, FormHelp, FormOptions, KnownKey } from './formOptions.ts';
export type { SavedConnection } from './useCredentialForm.ts';
