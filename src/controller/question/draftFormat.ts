import * as v from 'valibot';
import type { PersistenceFormat } from '../../environment/index.ts';
import type { AnswerDrafts } from './question.ts';

export const answerDraft = v.object({
  chosen: v.array(v.string()),
  isOther: v.boolean(),
  text: v.string(),
});

/** The schema of AnswerDrafts in JSON, as a list of entries. */
export const answerDrafts = v.pipe(
  v.array(v.tuple([v.string(), answerDraft])),
  v.transform((entries): AnswerDrafts => new Map(entries)),
);

const saved = v.object({ version: v.literal(1), drafts: answerDrafts });

/** The persistence format of drafts. */
export const draftFormat: PersistenceFormat<AnswerDrafts> = {
  toJson: (drafts) => ({ version: 1, drafts: [...drafts] }),
  fromJson: (json) => v.parse(saved, json).drafts,
};
