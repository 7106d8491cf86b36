export { german } from '../words/index.ts';
