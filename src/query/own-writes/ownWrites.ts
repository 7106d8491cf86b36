import { replaceEqualDeep } from '@tanstack/query-core';
import type { BrainstemClient } from '../../client/index.ts';

/** The longest time a list may lag behind an acknowledged write, in milliseconds. */
const lagLimit = 12_000;

/**
 * The delay before refetching a list that contradicts a write, in milliseconds; doubles each time.
 */
const firstReading = 1_000;

/**
 * Writes of a client that the platform acknowledged and whose lists may not show them yet. Each list
 * that is fetched is read through them, so that no part of the page takes back what was acknowledged;
 * once their time is over, the platform's lists are right.
 */
export interface OwnWrites<Write> {
  /** Notes writes that were acknowledged just now. */
  add: (writes: readonly Write[]) => void;
  /** Drops writes that something else has changed since. */
  forget: (isOver: (write: Write) => boolean) => void;
  /** The writes that a list may contradict, the oldest first. */
  recent: () => readonly Write[];
  /** Plans another reading, of a list that contradicts a write. */
  readAgain: (read: () => void) => void;
}

/** Creates the writes of a client, forgotten when the person signs out. */
export function createOwnWrites<Write>(client: BrainstemClient): OwnWrites<Write> {
  const { clock, schedule } = client.environment;
  let noted: { write: Write; until: number }[] = [];
  let delay = firstReading;
  let isPlanned = false;
  onSignOut(client, () => (noted = []));
  return {
    add(writes) {
      const until = clock.elapsed() + lagLimit;
      noted = [...noted, ...writes.map((write) => ({ write, until }))];
      delay = firstReading;
    },
    forget: (isOver) => (noted = noted.filter(({ write }) => !isOver(write))),
    recent() {
      const now = clock.elapsed();
      if (noted.some(({ until }) => until <= now)) noted = noted.filter(({ until }) => until > now);
      return noted.map(({ write }) => write);
    },
    readAgain(read) {
      if (isPlanned) return;
      isPlanned = true;
      schedule.after(
        delay,
        () => {
          isPlanned = false;
          read();
        },
        { unref: true },
      );
      delay *= 2;
    },
  };
}

/** Calls the listener each time the person signs out: what they wrote is not the next person's. */
export function onSignOut(client: BrainstemClient, listener: () => void): () => void {
  return client.tokens.subscribe(() => {
    if (client.tokens.getState().status === 'signed-out') listener();
  });
}

/** An item of a list as it was before a write, and as it is since; undefined where there was none. */
export interface ItemWrite<Item> {
  before: Item | undefined;
  after: Item | undefined;
}

/**
 * Shows writes in a list that still has what was before them. What differs from that was changed by
 * somebody else, and stays.
 *
 * @returns The same list where there is nothing to show.
 */
export function withWrites<Item>(
  list: Item[],
  writes: readonly ItemWrite<Item>[],
  isSameItem: (one: Item, other: Item) => boolean,
): Item[] {
  const chains: { item: Item; befores: (Item | undefined)[]; after: Item | undefined }[] = [];
  for (const { before, after } of writes) {
    const item = before ?? after;
    if (item === undefined) continue;
    const known = chains.find((chain) => isSameItem(chain.item, item));
    if (known === undefined) chains.push({ item, befores: [before], after });
    else Object.assign(known, { befores: [...known.befores, before], after });
  }
  return chains.reduce((shown, { item, befores, after }) => {
    const at = shown.findIndex((each) => isSameItem(each, item));
    const current = at < 0 ? undefined : shown[at];
    if (!befores.some((before) => replaceEqualDeep(before, current) === before)) return shown;
    if (at < 0) return after === undefined ? shown : [...shown, after];
    return shown.flatMap((each) =>
      each !== current ? [each] : after === undefined ? [] : [after],
    );
  }, list);
}
