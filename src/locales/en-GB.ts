export { britishEnglish } from '../words/britishEnglish.ts';
