import { useEffect, useState } from 'react';
import type { BrainstemClient } from '../../client/index.ts';
import {
  createPersistence,
  type Persistence,
  type PersistenceFormat,
} from '../../controller/index.ts';
import type { KeyValueStorage } from '../../environment/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/** Props that control where a widget saves what a person typed. */
export interface PersistenceProps {
  /**
   * Saves answers as they are typed, so that they survive a refresh, until they are sent or the
   * person signs out: `sessionStorage`, `localStorage`, or your own. It never gets a token. Leave it
   * out where people share a device. Read when the widget mounts.
   *
   * @default the provider's `storage`, under `storageKey` and its `userKey`; without one, answers are
   * gone with the page
   */
  storage?: KeyValueStorage;
  /**
   * The key in `storage`. Give each person a key of their own. If people sign out on pages that never
   * showed the widget, remove it there yourself.
   *
   * @default the widget's name, such as 'brainstem-onboarding'
   */
  storageKey?: string;
}

/** Creates the persistence of a mounted widget in its own storage or the provider's, if there is one. */
export function usePersistence<T>(
  { storage, storageKey: name }: { storage?: KeyValueStorage | undefined; storageKey: string },
  format: PersistenceFormat<T>,
): Persistence<T> | undefined {
  const { client, saved } = useBrainstem();
  const { tokens } = client;
  const place = storage ?? saved?.storage;
  const storageKey =
    storage === undefined && saved !== undefined ? `${name}:${saved.userKey}` : name;
  const [persistence] = useState(() =>
    place === undefined ? undefined : createPersistence(place, storageKey, format),
  );
  useEffect(() => {
    if (persistence !== undefined) endAtSignOut(tokens, storageKey, persistence);
  }, [tokens, storageKey, persistence]);
  return persistence;
}

type Tokens = BrainstemClient['tokens'];
type Endable = Pick<Persistence<unknown>, 'end'>;

const persistencesOf = new WeakMap<Tokens, Map<string, Endable>>();

/** Also ends those whose widget is no longer on the page when the person signs out. */
function endAtSignOut(tokens: Tokens, key: string, persistence: Endable): void {
  const known = persistencesOf.get(tokens);
  if (known !== undefined) {
    known.set(key, persistence);
    return;
  }
  const persistences = new Map([[key, persistence]]);
  persistencesOf.set(tokens, persistences);
  tokens.subscribe(() => {
    if (tokens.getState().status !== 'signed-out') return;
    for (const { end } of persistences.values()) end();
    persistences.clear();
  });
}
