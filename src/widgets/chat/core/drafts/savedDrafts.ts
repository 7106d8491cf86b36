import { isRecord } from '../../../../contract/index.ts';
import type { PersistenceFormat } from '../../../../controller/index.ts';

/** Texts that were written and not sent, by session. */
export type SavedDrafts = Readonly<Record<string, string>>;

/** The format in which drafts are saved. */
export const savedDraftsFormat: PersistenceFormat<SavedDrafts> = {
  fromJson: (json) =>
    isRecord(json)
      ? Object.fromEntries(
          Object.entries(json).filter((entry): entry is [string, string] => isText(entry[1])),
        )
      : undefined,
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
