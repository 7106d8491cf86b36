import { replaceEqualDeep } from '@tanstack/query-core';
import { perUser, type BrainstemClient } from '../../client/index.ts';
import type { Environment } from '../../environment/index.ts';

/** The maximum lag of a list behind an acknowledged write, in milliseconds. */
const lagLimit = 12_000;

/** The delay before refetching a list that contradicts a write, in milliseconds. It doubles. */
const firstReading = 1_000;

/**
 * A client's acknowledged writes that the platform's lists may not show yet (read-your-writes).
 * They are applied to each fetched list, so that no part of the page reverts them. After the
 * maximum lag, the lists are authoritative.
 */
export interface OwnWrites<Write> {
  /** Adds writes that were just acknowledged. */
  add: (writes: readonly Write[]) => void;
  /** Drops writes that were superseded. */
  forget: (isOver: (write: Write) => boolean) => void;
  /** Returns the writes within the maximum lag, oldest first. */
  recent: () => readonly Write[];
  /** Schedules another read of a list that contradicts a write. */
  readAgain: (read: () => void) => void;
}

/** Creates a lookup of the own writes of each user's client, so that none shows to the next user. */
export function createOwnWrites<Write>(): (client: BrainstemClient) => OwnWrites<Write> {
  return perUser(({ environment }) => ownWritesOf<Write>(environment));
}

function ownWritesOf<Write>({ clock, schedule }: Environment): OwnWrites<Write> {
  let noted: { write: Write; until: number }[] = [];
  let delay = firstReading;
  let isPlanned = false;
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

/** An item before and after a write; undefined if absent. */
export interface ItemWrite<Item> {
  before: Item | undefined;
  after: Item | undefined;
}

/**
 * Applies writes to a list that still has their `before`. An item that differs from it was changed
 * by somebody else, and stays.
 *
 * @returns The same list if nothing changes.
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
