import { isRecord } from '../../../../contract/index.ts';
import type { PersistenceFormat } from '../../../../controller/index.ts';

/** Unsent texts, by session. */
export type SavedDrafts = Readonly<Record<string, string>>;

/** The serialisation format of saved drafts. */
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
