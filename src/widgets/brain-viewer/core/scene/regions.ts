import type { Point, Size } from '../layout/layoutInput.ts';
import { strengthOf } from '../map/brainMap.ts';
import { linkRelations, type GraphLabel, type GraphLink } from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';
import { centreOf, frameOf, isIn, padded, type Frame } from './frame.ts';
import { isApart, meetsBox, pointAlong, type LinePath, type PlacedBox } from './linePath.ts';
import { createRibbonRouter } from './routeRibbons.ts';

/** The frame around the boxes of one group. */
export interface Region extends Frame {
  readonly group: LabelGroup;
  /** The number of its boxes. */
  readonly labels: number;
}

/** All links between two groups, as one line between their frames. */
export interface Ribbon extends LinePath {
  readonly groups: readonly [from: LabelGroup, to: LabelGroup];
  readonly strength: number;
  /** From 0 for the weakest to 1 for the strongest. */
  readonly share: number;
  /** The centre of its count. Undefined if it has none. */
  readonly told: (Point & Size) | undefined;
}

/** The room around a group's boxes, above them with its title, and between groups. */
export const groupRoom = { around: 30, above: 66, between: 64 } as const;

/** The ribbons per region, the least share of the strongest, and the number of counts. */
const atRest = { each: 1.5, min: 0.02, told: 3 } as const;

/** The share below which a ribbon is too weak for a way with more than some bends. */
const weak = { share: 0.5, bends: 2 } as const;

/** The size of a count on the stage at zoom 1, with room for a bend beside it. */
const count = { width: 150, height: 50 } as const;

/** The places of a count along its ribbon that are tried, those in the middle first. */
const tried = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((step) => [0.5 - step / 18, 0.5 + step / 18]);

/** Returns the frames of groups, but for those into which a label of another was dragged. */
export function regionsOf(
  boxes: readonly (PlacedBox & { label: GraphLabel; group: LabelGroup | undefined })[],
  groups: ReadonlyMap<string, number>,
): Region[] {
  return [...new Set(groups.values())].flatMap((index): Region[] => {
    const own = boxes.filter(({ label }) => groups.get(label.name) === index);
    const group = own[0]?.group;
    if (group === undefined) return [];
    const { top, height, ...across } = padded(frameOf(own, own), groupRoom.around);
    const more = groupRoom.above - groupRoom.around;
    const frame = { ...across, top: top - more, height: height + more };
    const isFree = boxes.every((box) => own.includes(box) || !isIn(box, frame));
    return isFree ? [{ ...frame, group, labels: own.length }] : [];
  });
}

/** Joins regions by their strongest links, around other regions and isolated labels. */
export function ribbonsOf(
  regions: readonly Region[],
  links: readonly GraphLink[],
  groups: ReadonlyMap<string, number>,
  apart: Frame | undefined,
): Ribbon[] {
  const placed = new Map(
    regions.map((region) => [String(region.group.index), { ...region, ...centreOf(region) }]),
  );
  const endOf = (label: string): string => String(groups.get(label));
  const between = linkRelations(
    links.flatMap(({ relations }) => relations),
    endOf,
  )
    .filter(({ source, target }) => source !== target)
    .sort((a, b) => strengthOf(b) - strengthOf(a));
  const most = Math.max(...between.map(strengthOf));
  const drawn = between
    .filter((link) => strengthOf(link) >= most * atRest.min)
    .slice(0, Math.ceil(regions.length * atRest.each));
  const least = Math.min(...drawn.map(strengthOf));
  const boxes = [...placed.values(), ...(apart ? [{ ...apart, ...centreOf(apart) }] : [])];
  const route = createRibbonRouter(boxes);
  const ribbons: Omit<Ribbon, 'told'>[] = [];
  for (const link of drawn) {
    const [from, to] = [placed.get(link.source), placed.get(link.target)];
    if (from === undefined || to === undefined) continue;
    const path = route(from, to, ribbons);
    if (path === undefined) continue;
    const strength = strengthOf(link);
    const share = most === least ? 0.5 : Math.log(strength / least) / Math.log(most / least);
    const groups = [from.group, to.group] as const;
    const isJoined = groups.every((group) => ribbons.some((one) => one.groups.includes(group)));
    if (isJoined && share < weak.share && path.via.length > weak.bends) continue;
    ribbons.push({ ...path, groups, strength, share });
  }
  return withCounts(ribbons, boxes);
}

/** Gives the strongest ribbons counts, off their bends and all other ribbons. */
function withCounts(
  ribbons: readonly Omit<Ribbon, 'told'>[],
  regions: readonly PlacedBox[],
): Ribbon[] {
  const taken = [...regions];
  let left: number = atRest.told;
  return ribbons.map((ribbon) => {
    const isFree = (box: PlacedBox): boolean =>
      taken.every((other) => isApart(box, other)) &&
      ribbon.via.every((bend) => isApart(box, { ...bend, width: 0, height: 0 })) &&
      ribbons.every((other) => other === ribbon || !meetsBox(other, box));
    const places = left === 0 ? [] : tried.map((at) => ({ ...pointAlong(ribbon, at), ...count }));
    const told = places.find(isFree);
    if (told !== undefined) {
      taken.push(told);
      left -= 1;
    }
    return { ...ribbon, told };
  });
}
