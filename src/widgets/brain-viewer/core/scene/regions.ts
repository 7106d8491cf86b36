import type { Point, Size } from '../layout/layoutInput.ts';
import { strengthOf } from '../map/brainMap.ts';
import { linkRelations, type GraphLabel, type GraphLink } from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';
import { centreOf, frameOf, isIn, padded, type Frame } from './frame.ts';
import { isApart, pointAlong, type LinePath, type PlacedBox } from './linePath.ts';
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

/** The room around a group's boxes, and above them with its title. */
export const groupRoom = { around: 30, above: 66 } as const;

/** The ribbons per region, the least share of the strongest, and the number of counts. */
const atRest = { each: 1.5, min: 0.02, told: 3 } as const;

/** The size of a count on the stage at zoom 1, and the places along a ribbon that are tried. */
const count = {
  width: 110,
  height: 40,
  shares: [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7],
} as const;

export function frameOfGroup(boxes: readonly Size[], places: readonly Point[]): Frame {
  const { around, above } = groupRoom;
  const { top, height, ...across } = padded(frameOf(boxes, places), around);
  return { ...across, top: top + around - above, height: height - around + above };
}

/** Returns the frames of groups, but for those into which a label of another was dragged. */
export function regionsOf(
  boxes: readonly (PlacedBox & { label: GraphLabel; group: LabelGroup | undefined })[],
  groups: ReadonlyMap<string, number>,
): Region[] {
  return [...new Set(groups.values())].flatMap((index): Region[] => {
    const own = boxes.filter(({ label }) => groups.get(label.name) === index);
    const group = own[0]?.group;
    if (group === undefined) return [];
    const frame = frameOfGroup(own, own);
    const isFree = boxes.every((box) => own.includes(box) || !isIn(box, frame));
    return isFree ? [{ ...frame, group, labels: own.length }] : [];
  });
}

/** Joins regions by their strongest links, around other regions. */
export function ribbonsOf(
  regions: readonly Region[],
  links: readonly GraphLink[],
  groups: ReadonlyMap<string, number>,
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
  const boxes = [...placed.values()];
  const route = createRibbonRouter(boxes);
  const taken: PlacedBox[] = [...boxes];
  const ribbons: Ribbon[] = [];
  for (const [index, link] of drawn.entries()) {
    const [from, to] = [placed.get(link.source), placed.get(link.target)];
    if (from === undefined || to === undefined) continue;
    const path = route(from, to, ribbons);
    if (path === undefined) continue;
    const strength = strengthOf(link);
    const share = most === least ? 0.5 : Math.log(strength / least) / Math.log(most / least);
    const told =
      index < atRest.told
        ? count.shares
            .map((at) => ({ ...pointAlong(path, at), ...count }))
            .find((box) => taken.every((other) => isApart(box, other)))
        : undefined;
    if (told !== undefined) taken.push(told);
    ribbons.push({ ...path, groups: [from.group, to.group], strength, share, told });
  }
  return ribbons;
}
