export { DocumentUpload } from './DocumentUpload.tsx';
export type { DocumentUploadProps } from './declaration.ts';
