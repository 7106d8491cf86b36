export { DocstoreForm } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  FormHelp,
  FormOptions,
  DocstoreFormProps,
  SavedConnection,
} from '../widgets/connectors/index.ts';
