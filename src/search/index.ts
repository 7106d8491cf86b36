export { foldText } from './foldText.ts';
export { hasWords, searchWords } from './searchWords.ts';
