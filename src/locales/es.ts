export { spanish } from '../words/spanish.ts';
