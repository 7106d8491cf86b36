import type { Point, Size } from '../layout/layoutInput.ts';
import type { BrainGraph, GraphLabel, GraphLink } from '../model/brainGraph.ts';
import { dashOfLink } from '../model/storeTypes.ts';

/** A label in its place. `x` and `y` are its middle. */
export interface SceneBox extends Point, Size {
  readonly label: GraphLabel;
  /** Index of its group, for its colour. */
  readonly group: number;
  /** By how much its name matters where there is no room for all. */
  readonly weight: number;
}

/** A link as a line between the edges of two boxes. */
export interface SceneLine {
  readonly link: GraphLink;
  readonly from: Point;
  readonly to: Point;
  /** Only of a loop: the corner of the box around which it goes. */
  readonly loop: boolean;
  /** Which dashes it is drawn with, by store type: an index into `dashes`. */
  readonly dash: number;
}

/** What is drawn, in pixels at zoom 1. */
export interface Scene {
  readonly boxes: readonly SceneBox[];
  readonly byLabel: ReadonlyMap<string, SceneBox>;
  readonly lines: readonly SceneLine[];
}

/** What a scene is made of. */
export interface SceneInput {
  readonly graph: BrainGraph;
  readonly places: ReadonlyMap<string, Point>;
  readonly sizes: ReadonlyMap<string, Size>;
  /** The group of each label. */
  readonly groups: ReadonlyMap<string, number>;
  /** The dashes of each store type's lines. @default whole lines */
  readonly stores?: ReadonlyMap<string, number>;
}

/** Puts a graph into its places. Labels without a place are left out, and their links with them. */
export function createScene({
  graph,
  places,
  sizes,
  groups,
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
      group: groups.get(label.name) ?? 0,
      weight: (degrees.get(label.name) ?? 0) * 4 + Math.log2(1 + (label.count ?? 0)),
    });
  }
  const lines = graph.links.flatMap((link): SceneLine[] => {
    const [source, target] = [byLabel.get(link.source), byLabel.get(link.target)];
    if (source === undefined || target === undefined) return [];
    return [{ ...lineBetween(link, source, target), dash: dashOfLink(link, stores) }];
  });
  return { boxes: [...byLabel.values()], byLabel, lines };
}

function lineBetween(link: GraphLink, source: SceneBox, target: SceneBox): Omit<SceneLine, 'dash'> {
  if (source === target) {
    const right = source.x + source.width / 2;
    const top = source.y - source.height / 2;
    return {
      link,
      from: { x: right - 26, y: top },
      to: { x: right, y: top + Math.min(22, source.height / 2) },
      loop: true,
    };
  }
  return { link, from: edgeOf(source, target), to: edgeOf(target, source), loop: false };
}

/** Where the way from a box's middle to a point leaves the box. */
function edgeOf(box: Point & Size, towards: Point): Point {
  const dx = towards.x - box.x;
  const dy = towards.y - box.y;
  const share = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return share >= 1 ? { x: box.x, y: box.y } : { x: box.x + dx * share, y: box.y + dy * share };
}

/** The control points of a loop's curve. */
export function loopCurve({ from, to }: SceneLine): readonly [Point, Point] {
  return [
    { x: from.x + 4, y: from.y - 34 },
    { x: to.x + 34, y: to.y - 8 },
  ];
}

/** Where a line's badge stands. */
export function middleOf({ from, to, loop }: SceneLine): Point {
  if (loop) return { x: to.x + 14, y: from.y - 14 };
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
