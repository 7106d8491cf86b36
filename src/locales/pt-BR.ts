export { brazilianPortuguese } from '../words/brazilianPortuguese.ts';
