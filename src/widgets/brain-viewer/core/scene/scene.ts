import type { Point, Size } from '../layout/layoutInput.ts';
import { frameOf, type Frame } from '../layout/algorithms/packParts.ts';
import type { GraphLink } from '../model/brainGraph.ts';
import type { BrainGraph, GraphLabel } from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';
import { dashOfLink } from '../model/storeTypes.ts';
import type { Router } from './createRouter.ts';
import { pointAlong, straightPath, type LinePath, type PlacedBox } from './linePath.ts';
import {
  goesAround,
  recallLines,
  routerAmong,
  type KnownLines,
  type Recall,
} from './routeLines.ts';

/** A label in its place. `x` and `y` are its centre. */
export interface SceneBox extends PlacedBox {
  readonly label: GraphLabel;
  /** The label's group. */
  readonly group: LabelGroup | undefined;
  /** By how much its name matters where there is no room for all. */
  readonly weight: number;
}

/** A link as a line between the edges of two boxes, around the boxes between them. */
export interface SceneLine extends LinePath {
  readonly link: GraphLink;
  /** True if it leads from a box to itself, and is on that. */
  readonly loop: boolean;
  /** The dashes that it is drawn with, by store type: an index into `dashes`. */
  readonly dash: number;
}

/** The drawn parts of a graph, in pixels at zoom 1. */
export interface Scene {
  /** Around the boxes that no line joins to another, which are placed apart. */
  readonly apart?: Frame & { readonly labels: ReadonlySet<string> };
  readonly boxes: readonly SceneBox[];
  readonly byLabel: ReadonlyMap<string, SceneBox>;
  readonly lines: readonly SceneLine[];
}

export interface SceneInput {
  readonly graph: BrainGraph;
  readonly places: ReadonlyMap<string, Point>;
  readonly sizes: ReadonlyMap<string, Size>;
  /** By label. */
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
  /** The dashes of each store type's lines. @default whole lines */
  readonly stores?: ReadonlyMap<string, number>;
  /** True while boxes are moving: lines are straight until they arrive. @default false */
  readonly isMoving?: boolean;
  /** Lines that the layout found among all labels. @default they are found here */
  readonly known?: KnownLines | undefined;
}

/**
 * Puts a graph in its places. Labels without a place are skipped, along with their links.
 *
 * @param before - The scene before this one. Lines that still hold are kept.
 */
export function createScene(input: SceneInput, before?: Scene): Scene {
  const { graph, stores = new Map() } = input;
  const boxes = placeBoxes(input);
  const byLabel = new Map(boxes.map((box) => [box.label.name, box]));
  const isRouted = input.isMoving !== true && goesAround(boxes.length, graph.links.length);
  const pathOf = isRouted ? routeAmong({ boxes, byLabel }, input.known, before) : straightLine;
  const lines = graph.links.flatMap((link): SceneLine[] => {
    const [source, target] = [byLabel.get(link.source), byLabel.get(link.target)];
    if (source === undefined || target === undefined) return [];
    const loop = source === target;
    const { from, via, to } = loop ? loopOn(source) : pathOf(link, source, target);
    return [{ link, from, via, to, loop, dash: dashOfLink(link, stores) }];
  });
  const apart = frameApart(boxes, lines);
  return { boxes, byLabel, lines, ...(apart === undefined ? {} : { apart }) };
}

/** Creates scenes one after the other, so that a drag only routes the lines near it. */
export function createSceneBuilder(): (input: SceneInput) => Scene {
  let before: Scene | undefined;
  return (input) => (before = createScene(input, before));
}

function placeBoxes({ graph, places, sizes, groupOf }: SceneInput): SceneBox[] {
  const degrees = new Map<string, number>();
  for (const { source, target } of graph.links) {
    for (const end of [source, target]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  }
  return Array.from(graph.labels.values()).flatMap((label): SceneBox[] => {
    const [place, size] = [places.get(label.name), sizes.get(label.name)];
    if (place === undefined || size === undefined) return [];
    const weight = (degrees.get(label.name) ?? 0) * 4 + Math.log2(1 + (label.count ?? 0));
    return [{ ...place, ...size, label, group: groupOf.get(label.name), weight }];
  });
}

type PathOf = (link: GraphLink, source: SceneBox, target: SceneBox) => LinePath;

const straightLine: PathOf = (_link, source, target) => straightPath(source, target);

/** Routes lines, but keeps those that are known and still hold. */
function routeAmong(
  { boxes, byLabel }: Pick<Scene, 'boxes' | 'byLabel'>,
  known: KnownLines | undefined,
  before: Scene | undefined,
): PathOf {
  const recalls: Recall[] = [];
  // In a scene with too many lines to go around boxes they are straight.
  if (before !== undefined && goesAround(before.boxes.length, before.lines.length)) {
    recalls.push(recallLines(linesOf(before), byLabel));
  }
  // Boxes that a filter hides are in no line's way.
  if (known !== undefined && [...known.boxes.keys()].every((name) => byLabel.has(name))) {
    recalls.push(recallLines(known, byLabel));
  }
  let route: Router | undefined;
  return ({ id }, source, target) => {
    for (const recall of recalls) {
      const line = recall(id, source.label.name);
      if (line !== undefined) return line;
    }
    // A router knows all boxes, which takes a while: most scenes need none.
    route ??= routerAmong(boxes);
    return route(source, target);
  };
}

function linesOf({ byLabel, lines }: Scene): KnownLines {
  return {
    boxes: byLabel,
    lines: new Map(
      lines.map(({ link: { id, source, target }, from, via, to }) => [
        id,
        { source, target, from, via, to },
      ]),
    ),
  };
}

/** Room within the frame of the boxes that stand apart, and above it for its words. */
const apartRoom = { around: 24, above: 30 } as const;

/** Returns no frame if all boxes are alone, or if one that is joined was dragged among them. */
function frameApart(boxes: readonly SceneBox[], lines: readonly SceneLine[]): Scene['apart'] {
  const joined = new Set(
    lines.flatMap(({ link, loop }) => (loop ? [] : [link.source, link.target])),
  );
  const isAlone = ({ label }: SceneBox): boolean => !joined.has(label.name);
  const alone = boxes.filter(isAlone);
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
    (box) =>
      isAlone(box) ||
      box.x + box.width / 2 < frame.left ||
      box.x - box.width / 2 > frame.left + frame.width ||
      box.y + box.height / 2 < frame.top - above ||
      box.y - box.height / 2 > frame.top + frame.height,
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

/** A loop is on its box, near the right: lines of a hierarchy end at the sides and in the middle. */
function loopOn({ x, y, width, height }: SceneBox): LinePath {
  const [right, top] = [x + width / 2, y - height / 2];
  return { from: { x: right - 42, y: top }, via: [], to: { x: right - 18, y: top } };
}

/** The control points of a loop's curve. */
export function loopCurve({ from, to }: SceneLine): readonly [Point, Point] {
  return [
    { x: from.x - 14, y: from.y - 36 },
    { x: to.x + 14, y: to.y - 36 },
  ];
}

/** The middle of what a loop goes around. */
export function loopMiddle({ from, to }: SceneLine): Point {
  return { x: (from.x + to.x) / 2, y: from.y - 14 };
}

/** Returns the point of a line where its badge is centred by default. */
export function middleOf(line: SceneLine): Point {
  // Above the loop, which it would hide otherwise.
  if (line.loop) return { x: (line.from.x + line.to.x) / 2, y: line.from.y - 42 };
  return pointAlong(line, 0.5);
}

/** The radius of a line's turns, in pixels. */
const roundness = 12;

/** Returns a line as the data of an SVG path. */
export function pathData(line: SceneLine): string {
  const { from, via, to } = line;
  if (line.loop) {
    const [first, second] = loopCurve(line);
    return `M${text(from)}C${text(first)} ${text(second)} ${text(to)}`;
  }
  const turns = via.map((point, index) => {
    const [before, after] = [via[index - 1] ?? from, via[index + 1] ?? to];
    return `L${text(towards(point, before))}Q${text(point)} ${text(towards(point, after))}`;
  });
  return `M${text(from)}${turns.join('')}L${text(to)}`;
}

/** The point a little way from one point to another, at most half of it. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(roundness / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function text({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
