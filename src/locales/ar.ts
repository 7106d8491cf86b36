export { arabic } from '../words/arabic.ts';
