export { simplifiedChinese } from '../words/simplifiedChinese.ts';
