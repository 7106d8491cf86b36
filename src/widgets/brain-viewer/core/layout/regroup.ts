import { groupCardName } from '../model/collapseGroups.ts';
import { isApart, type PlacedBox } from '../scene/linePath.ts';
import { noPlace, noSize, type Point, type Size } from './layoutInput.ts';
import { makeRoom } from './makeRoom.ts';
import { frameOf } from './packParts.ts';
import { removeOverlaps } from './removeOverlaps.ts';

/** Places by the name of a card. */
export type Places = ReadonlyMap<string, Point>;

/** The cards of groups that were opened or closed, each with the labels of its group. */
export interface Regrouping {
  readonly opened: ReadonlyMap<string, readonly string[]>;
  readonly closed: ReadonlyMap<string, readonly string[]>;
}

/** Finds which groups were opened or closed between a picture and the next one. */
export function findRegrouping(
  before: Places,
  names: readonly string[],
  groupOf: ReadonlyMap<string, { readonly name: string }>,
): Regrouping {
  const next = new Set(names);
  /** The names of one picture by the card that the other one has for them. */
  const gather = (own: Iterable<string>, others: { has: (name: string) => boolean }) => {
    const cards = new Map<string, string[]>();
    for (const name of own) {
      const group = groupOf.get(name);
      const card = group === undefined ? name : groupCardName(group.name);
      if (card === name || !others.has(card)) continue;
      cards.set(card, [...(cards.get(card) ?? []), name]);
    }
    return cards;
  };
  return { opened: gather(names, before), closed: gather(before.keys(), next) };
}

/** A picture in which groups were opened or closed, or labels gathered. */
export interface RegroupedLayout {
  /** The labels that came, or came together. */
  readonly opened: readonly string[];
  /** Where each card was before; the labels of a group where its card was. */
  readonly from: Places;
}

/** Returns where cards were before groups were opened or closed. */
export function startingPlaces(
  places: Places,
  before: Places,
  opened: Regrouping['opened'],
): Places {
  const cardOf = new Map(
    Array.from(opened, ([card, members]) => members.map((name) => [name, card] as const)).flat(),
  );
  return new Map(
    Array.from(places, ([name, place]) => [
      name,
      before.get(name) ?? before.get(cardOf.get(name) ?? name) ?? place,
    ]),
  );
}

/** What an open group, or labels that came together, have moved aside. */
export interface Opening {
  readonly before: Places;
  readonly after: Places;
}

/**
 * Puts the labels of a group where its card is, and moves what is in their way aside.
 *
 * @param card - One of the labels, which stays where it is, or the card of the group.
 * @param members - The places of the labels among themselves.
 */
export function openCard(
  places: Places,
  card: string,
  members: Places,
  sizes: ReadonlyMap<string, Size>,
): Opening {
  const names = [...members.keys()];
  const inner = frameOf(
    names.map((name) => sizes.get(name) ?? noSize),
    [...members.values()],
  );
  const middle = { x: inner.left + inner.width / 2, y: inner.top + inner.height / 2 };
  const [to, anchor] = [places.get(card) ?? noPlace, members.get(card) ?? middle];
  const shift = ({ x, y }: Point): Point => ({ x: x - anchor.x + to.x, y: y - anchor.y + to.y });
  const others = [...places.keys()].filter((name) => name !== card && !members.has(name));
  const moved = makeRoom(
    { ...shift(middle), width: inner.width, height: inner.height },
    others.map((name) => boxOf(name, places, sizes)),
  );
  const placed = Array.from(members, ([name, place]): [string, Point] => [name, shift(place)]);
  const aside = others.map((name, at): [string, Point] => [name, moved[at] ?? to]);
  return { before: places, after: new Map([...aside, ...placed]) };
}

/**
 * Puts the card of a group where its labels are. What they had moved aside goes back, unless a
 * person or another group has moved it since.
 *
 * @param opening - What the group had moved aside. Undefined: nobody knows.
 */
export function closeCard(
  places: Places,
  card: string,
  members: readonly string[],
  sizes: ReadonlyMap<string, Size>,
  opening: Opening | undefined,
): Places {
  const known = members.flatMap((name) => places.get(name) ?? []);
  const inner = frameOf([], known);
  const middle = { x: inner.left + inner.width / 2, y: inner.top + inner.height / 2 };
  const gone = new Set(members);
  const back = Array.from(places)
    .filter(([name]) => !gone.has(name))
    .map(([name, place]): [string, Point] => {
      const isWhereItWasPut = isSame(opening?.after.get(name), place);
      return [name, (isWhereItWasPut ? opening?.before.get(name) : undefined) ?? place];
    });
  return keepApart(new Map([...back, [card, opening?.before.get(card) ?? middle]]), sizes);
}

/** Returns the places as they are, or with the least that has to change for no box to overlap. */
export function keepApart(places: Places, sizes: ReadonlyMap<string, Size>): Places {
  const boxes = Array.from(places.keys(), (name) => boxOf(name, places, sizes));
  const isFree = boxes.every((box, at) => boxes.slice(0, at).every((other) => isApart(box, other)));
  if (isFree) return places;
  const apart = removeOverlaps(boxes, boxes);
  return new Map(Array.from(places, ([name, place], at) => [name, apart[at] ?? place]));
}

function boxOf(name: string, places: Places, sizes: ReadonlyMap<string, Size>): PlacedBox {
  return { ...(places.get(name) ?? noPlace), ...(sizes.get(name) ?? noSize) };
}

/** Whether a place is still the one that it was. */
export function isSame(a: Point | undefined, b: Point): boolean {
  return a !== undefined && a.x === b.x && a.y === b.y;
}
