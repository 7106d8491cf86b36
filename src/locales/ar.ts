export { arabic } from '../words/index.ts';
