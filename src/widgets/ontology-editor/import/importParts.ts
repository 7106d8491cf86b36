/** The vocabulary import, lazy-loaded with the first file. */
export { readFile } from '../core/files/readFile.ts';
export { ImportDialog } from './ImportDialog.tsx';
