/**
 * What few calls need: what reads answers that differ, and what uploads. One part, since bundlers put
 * what each part shares with a page into files of their own, which weigh more than they save.
 */
export { decodeDifferingAnswer, differencesOf } from './decodeDifferingAnswer.ts';
export { sendForm } from './sendForm.ts';
