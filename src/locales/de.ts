export { german } from '../words/german.ts';
