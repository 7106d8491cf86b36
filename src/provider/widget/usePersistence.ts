import type { BrainstemClient } from '../../client/index.ts';
import type { Persistence, PersistenceFormat } from '../../controller/index.ts';
import {
  createStorageEntry,
  persistIn,
  type KeyValueStorage,
  type StorageEntry,
} from '../../environment/index.ts';
import { useLatest } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { sessionOf } from '../userSession.ts';
import { useOwnState } from './useOwnController.ts';

/** Props that control where a widget saves unsent input. */
export interface PersistenceProps {
  /**
   * The storage for unsent answers, so that they survive a reload, until they are sent or the user
   * signs out: `sessionStorage`, `localStorage`, or your own. It never contains a token. Omit it on
   * shared devices. Read when the widget mounts.
   *
   * @default the provider's `storage`, under `storageKey` and its `userKey`; without one, answers
   * don't survive a reload
   */
  storage?: KeyValueStorage;
  /**
   * The key in `storage`. Use one per user. If users can sign out on a page that never showed the
   * widget, remove the key there yourself.
   *
   * @default the widget's name, such as 'brainstem-onboarding'
   */
  storageKey?: string;
}

/** Creates a mounted widget's persistence in its own storage or the provider's, if any. */
export function usePersistence<T>(
  { storage, storageKey: name }: { storage?: KeyValueStorage | undefined; storageKey: string },
  format: PersistenceFormat<T>,
): Persistence<T> | undefined {
  const { client, saved } = useBrainstem();
  const place = storage ?? saved?.storage;
  const storageKey =
    storage === undefined && saved !== undefined ? `${name}:${saved.userKey}` : name;
  const latestKey = useLatest(storageKey);
  return useOwnState(() => {
    if (place === undefined) return undefined;
    const own = persistIn(entryOf(client, place, storageKey), format);
    // With another key, somebody else types: nothing of theirs may come back to the first user.
    const isOwn = (): boolean => latestKey.current === storageKey;
    return {
      ...own,
      write: async (value) => isOwn() && own.write(value),
      update: async (change) => isOwn() && own.update(change),
    };
  });
}

/** Returns the one entry of a storage that all of a user's widgets share under a key. */
function entryOf(client: BrainstemClient, storage: KeyValueStorage, key: string): StorageEntry {
  const { entries } = sessionOf(client);
  const known = entries.find((entry) => entry.storage === storage && entry.key === key);
  if (known !== undefined) return known;
  const entry = createStorageEntry(storage, key);
  entries.push(entry);
  return entry;
}
