import * as v from 'valibot';
import {
  answerDrafts,
  createEntrySaver,
  type AnswerDrafts,
  type Persistence,
  type PersistenceFormat,
} from '../../../controller/index.ts';
import type { CreateFormFillingOptions } from './createFormFilling.ts';

/** The maximum number of forms with saved drafts. The oldest are dropped. */
const maxForms = 50;

/** The drafts of all forms, by form, under one key that a sign-out removes. */
type FormDrafts = ReadonlyMap<string, AnswerDrafts>;

const saved = v.array(v.tuple([v.string(), answerDrafts]));

export const formDraftsFormat: PersistenceFormat<FormDrafts> = {
  toJson: (forms) => [...forms].slice(-maxForms).map(([form, drafts]) => [form, [...drafts]]),
  fromJson: (json) => new Map(v.parse(saved, json)),
};

/** Returns the persistence of one form's drafts among those of all forms. */
export function draftsOfForm(
  { read, update }: Persistence<FormDrafts>,
  form: string,
): CreateFormFillingOptions['persistence'] {
  const save = createEntrySaver<AnswerDrafts>(update);
  return {
    read: async () => (await read())?.get(form),
    update: (change) => save([[form, change]]),
  };
}
