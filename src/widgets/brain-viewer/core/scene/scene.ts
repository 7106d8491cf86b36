import type { Point, Size } from '../layout/layoutInput.ts';
import { frameOf, type Frame } from '../layout/packParts.ts';
import type { BrainGraph, GraphLabel, GraphLink } from '../model/brainGraph.ts';
import { dashOfLink } from '../model/storeTypes.ts';
import { pointAlong, straightWay, edgePath, type PlacedBox, type Way } from './edgePath.ts';

/** A label in its place. `x` and `y` are its middle. */
export interface SceneBox extends PlacedBox {
  readonly label: GraphLabel;
  /** Index of its group, for its colour. */
  readonly group: number;
  /** By how much its name matters where there is no room for all. */
  readonly weight: number;
}

/** A link as a line between the edges of two boxes, bent where others stand between. */
export interface SceneLine extends Way {
  readonly link: GraphLink;
  /** Only of a loop: the corner of the box around which it goes. */
  readonly loop: boolean;
  /** Which dashes it is drawn with, by store type: an index into `dashes`. */
  readonly dash: number;
}

/** What is drawn, in pixels at zoom 1. */
export interface Scene {
  /** Around the boxes that no line joins to another, where they stand by themselves. */
  readonly apart?: Frame & { readonly labels: ReadonlySet<string> };
  readonly boxes: readonly SceneBox[];
  readonly byLabel: ReadonlyMap<string, SceneBox>;
  readonly lines: readonly SceneLine[];
}

/** What a scene is made of. */
export interface SceneInput {
  readonly graph: BrainGraph;
  readonly places: ReadonlyMap<string, Point>;
  readonly sizes: ReadonlyMap<string, Size>;
  readonly groupOf: ReadonlyMap<string, { readonly index: number }>;
  /** The dashes of each store type's lines. @default whole lines */
  readonly stores?: ReadonlyMap<string, number>;
}

/** Up to so many boxes times links, lines go around boxes: in a crowd nobody follows a single one. */
const mostBent = 10_000;

/** Puts a graph into its places. Labels without a place are left out, and their links with them. */
export function createScene({
  graph,
  places,
  sizes,
  groupOf,
  stores = new Map(),
}: SceneInput): Scene {
  const degrees = new Map<string, number>();
  for (const { source, target } of graph.links) {
    for (const end of [source, target]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  }
  const byLabel = new Map<string, SceneBox>();
  for (const label of graph.labels.values()) {
    const [place, size] = [places.get(label.name), sizes.get(label.name)];
    if (place === undefined || size === undefined) continue;
    byLabel.set(label.name, {
      ...place,
      ...size,
      label,
      group: groupOf.get(label.name)?.index ?? 0,
      weight: (degrees.get(label.name) ?? 0) * 4 + Math.log2(1 + (label.count ?? 0)),
    });
  }
  const boxes = [...byLabel.values()];
  const mayBend = boxes.length * graph.links.length <= mostBent;
  const wayOf = (source: SceneBox, target: SceneBox): Way => {
    if (source === target) return loopAround(source);
    return mayBend ? edgePath(source, target, boxes) : straightWay(source, target);
  };
  const lines = graph.links.flatMap((link): SceneLine[] => {
    const [source, target] = [byLabel.get(link.source), byLabel.get(link.target)];
    if (source === undefined || target === undefined) return [];
    const way = wayOf(source, target);
    return [{ link, ...way, loop: source === target, dash: dashOfLink(link, stores) }];
  });
  const apart = frameApart(boxes, lines);
  return { boxes, byLabel, lines, ...(apart === undefined ? {} : { apart }) };
}

/** Room within the frame of the boxes that stand apart, and above it for its words. */
const apartRoom = { around: 24, above: 30 } as const;

/** Nothing is told where all boxes are alone, or where one that is joined was dragged among them. */
function frameApart(boxes: readonly SceneBox[], lines: readonly SceneLine[]): Scene['apart'] {
  const joined = new Set(
    lines.flatMap(({ link, loop }) => (loop ? [] : [link.source, link.target])),
  );
  const alone = boxes.filter(({ label }) => !joined.has(label.name));
  if (alone.length === 0 || joined.size === 0) return undefined;
  const inner = frameOf(alone, alone);
  const { around, above } = apartRoom;
  const frame = {
    left: inner.left - around,
    top: inner.top - around,
    width: inner.width + 2 * around,
    height: inner.height + 2 * around,
  };
  const isFree = boxes.every(
    ({ label, x, y, width, height }) =>
      !joined.has(label.name) ||
      x + width / 2 < frame.left ||
      x - width / 2 > frame.left + frame.width ||
      y + height / 2 < frame.top - above ||
      y - height / 2 > frame.top + frame.height,
  );
  return isFree ? { ...frame, labels: new Set(alone.map(({ label }) => label.name)) } : undefined;
}

/** The rectangle around everything that is drawn. */
export function frameOfScene({ boxes, apart }: Scene): Frame {
  const inner = frameOf(boxes, boxes);
  if (apart === undefined) return inner;
  const [left, top] = [
    Math.min(inner.left, apart.left),
    Math.min(inner.top, apart.top - apartRoom.above),
  ];
  return {
    left,
    top,
    width: Math.max(inner.left + inner.width, apart.left + apart.width) - left,
    height: Math.max(inner.top + inner.height, apart.top + apart.height) - top,
  };
}

/** A loop goes around the upper right corner of its box. */
function loopAround({ x, y, width, height }: SceneBox): Way {
  const [right, top] = [x + width / 2, y - height / 2];
  return {
    from: { x: right - 26, y: top },
    to: { x: right, y: top + Math.min(22, height / 2) },
  };
}

/** The control points of a loop's curve. */
export function loopCurve({ from, to }: SceneLine): readonly [Point, Point] {
  return [
    { x: from.x + 4, y: from.y - 34 },
    { x: to.x + 34, y: to.y - 8 },
  ];
}

/** The middle of what a loop goes around. */
export function loopMiddle({ from, to }: SceneLine): Point {
  return { x: to.x + 14, y: from.y - 14 };
}

/** Where a line's badge stands. */
export function middleOf(line: SceneLine): Point {
  // Above the loop, of which it would otherwise hide all.
  if (line.loop) return { x: line.to.x + 14, y: line.from.y - 30 };
  return pointAlong(line, 0.5);
}
