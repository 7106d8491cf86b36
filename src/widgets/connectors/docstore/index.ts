export { DocstoreForm } from './DocstoreForm.tsx';
export type { DocstoreFormProps } from './declaration.ts';
export * from '../forms/index.ts';
