export { DocstoreForm } from '../widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  DocstoreFormProps,
  SavedConnection,
} from '../widgets/connectors/index.ts';
