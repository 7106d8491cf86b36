import * as v from 'valibot';
import type { PersistenceFormat } from '../environment/index.ts';

/** The maximum number of saved texts. The oldest are dropped. */
const maxTexts = 50;

const entries = v.array(v.tuple([v.string(), v.string()]));

/** The persistence format of unsent texts by a key, under one key that a sign-out removes. */
export const savedTextsFormat: PersistenceFormat<ReadonlyMap<string, string>> = {
  toJson: (texts) => [...texts].slice(-maxTexts),
  fromJson: (json) => new Map(v.parse(entries, json)),
};
