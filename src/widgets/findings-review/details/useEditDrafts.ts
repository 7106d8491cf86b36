import { useEffect, useState } from 'react';
import { createEntrySaver, savedTextsFormat } from '../../../controller/index.ts';
import { usePersistence } from '../../../provider/index.ts';

const noDrafts: ReadonlyMap<string, string | undefined> = new Map();

/** Keeps the unsent texts of edits by finding, where the provider has a storage also after a reload. */
export function useEditDrafts() {
  const persistence = usePersistence({ storageKey: 'brainstem-findings' }, savedTextsFormat);
  const [save] = useState(() => persistence && createEntrySaver<string>(persistence.update));
  const [drafts, setDrafts] = useState(noDrafts);
  useEffect(() => {
    // Text typed or sent meanwhile is newer.
    void persistence?.read().then((saved = new Map()) => {
      if (saved.size > 0) setDrafts((now) => new Map([...saved, ...now]));
    });
  }, [persistence]);
  return {
    drafts,
    setDraft: (id: string, draft: string | undefined): void => {
      setDrafts((now) => new Map(now).set(id, draft));
      void save?.([[id, () => (draft === '' ? undefined : draft)]]);
    },
  };
}
