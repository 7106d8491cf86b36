export { CredentialForm, CrmCredentialsForm, WarehouseForm } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  FieldName,
  FormHelp,
  FormOptions,
  KnownKey,
  CredentialDeclaration,
  CredentialFormProps,
  FieldDeclaration,
  FieldOption,
  FieldValue,
  FormSection,
  SavedConnection,
} from '../widgets/connectors/index.ts';
