export { DocumentUpload } from '../widgets/connectors/index.ts';
export type { DocumentUploadProps } from '../widgets/connectors/index.ts';
