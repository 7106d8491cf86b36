export { csvText } from './csvText.ts';
export { guardFormula, unguardFormula } from './guardFormula.ts';
