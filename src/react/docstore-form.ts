export { DocstoreForm } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  FieldName,
  FormHelp,
  FormOptions,
  DocstoreFormProps,
  SavedConnection,
} from '../widgets/connectors/index.ts';
