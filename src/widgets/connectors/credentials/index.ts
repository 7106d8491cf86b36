export { CredentialForm, CrmCredentialsForm, WarehouseForm } from './CredentialForm.tsx';
export type { CredentialFormProps } from './declaration.ts';
export type {
  CredentialDeclaration,
  FieldDeclaration,
  FieldOption,
  FieldValue,
  FormSection,
} from '../forms/declaration.ts';
export * from '../forms/index.ts';
