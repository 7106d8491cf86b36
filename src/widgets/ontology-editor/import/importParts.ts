/** The part that imports a vocabulary, fetched with the first file. */
export { readFile } from '../core/files/readFile.ts';
export { ImportDialog } from './ImportDialog.tsx';
