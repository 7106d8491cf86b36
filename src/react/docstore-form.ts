export { DocstoreForm } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  FieldName,
  FormHelp,
  FormOptions,
  KnownKey,
  DocstoreFormProps,
  SavedConnection,
} from '../widgets/connectors/index.ts';
