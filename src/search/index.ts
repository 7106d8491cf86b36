export { cutText } from './cutText.ts';
export { foldText, plainDigits } from './foldText.ts';
export { revealHidden } from './revealHidden.ts';
export { hasWords, searchWords } from './searchWords.ts';
export { textCollator } from './textCollator.ts';
