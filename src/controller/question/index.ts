export { persistDrafts } from './persistDrafts.ts';
export type { Drafts, DraftsState, PersistedDrafts, Saving } from './persistDrafts.ts';
export { answerDraft, answerDrafts, draftFormat } from './draftFormat.ts';
export { questionOf, readValues } from './fields.ts';
export type { FormField, FormOption, FormValues } from './fields.ts';
export { draftOf, emptyDraft, offeredOptions, readDraft } from './question.ts';
export type { AnswerDraft, AnswerDrafts, Question, QuestionKind } from './question.ts';
