export { japanese } from '../words/japanese.ts';
