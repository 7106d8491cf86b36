import { useEffect } from 'react';
import { perUser } from '../../client/index.ts';
import {
  createPersistence,
  type Persistence,
  type PersistenceFormat,
} from '../../controller/index.ts';
import type { KeyValueStorage } from '../../environment/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
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
  const persistence = useOwnState(() =>
    place === undefined ? undefined : createPersistence(place, storageKey, format),
  );
  useEffect(() => {
    if (persistence !== undefined) persistencesOf(client).add(persistence);
  }, [client, persistence]);
  return persistence;
}

/** The user's persistences, which end on sign-out even where their widget has unmounted by then. */
const persistencesOf = perUser(({ signedOut }) => {
  const persistences = new Set<Pick<Persistence<unknown>, 'end'>>();
  signedOut.addEventListener('abort', () => persistences.forEach(({ end }) => end()));
  return persistences;
});
