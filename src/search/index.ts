export { foldText } from './foldText.ts';
export { hasWords, searchWords } from './searchWords.ts';
export { textCollator } from './textCollator.ts';
