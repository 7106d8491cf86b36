import { frameOf, isIn, padded, unite, type Frame } from './frame.ts';
import type { Point, Size } from '../layout/layoutInput.ts';
import type { BrainGraph, GraphLabel, GraphLink } from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';
import { dashOfLink } from '../model/storeTypes.ts';
import {
  isApart,
  meetsBox,
  pathThrough,
  pointAlong,
  pointsOf,
  pointText,
  roundedPath,
  straightPath,
  type LinePath,
  type PlacedBox,
} from './linePath.ts';
import { createLaneRouter, liesOn } from '../layout/algorithms/lineOnLanes.ts';
import { regionsOf, ribbonsOf, type Region, type Ribbon } from './regions.ts';
import {
  areOrthogonal,
  createRouterFor,
  linesThatHold,
  reverse,
  shouldRouteAround,
  stretchedTo,
  type KnownLine,
  type KnownLines,
} from './routeLines.ts';

/** A placed label. `x` and `y` are its centre. */
export interface SceneBox extends PlacedBox {
  readonly label: GraphLabel;
  readonly group: LabelGroup | undefined;
  /** The priority of its name if not all names fit. */
  readonly weight: number;
}

/** A link as an edge, routed around the boxes between its ends. */
export interface SceneLine extends LinePath {
  readonly link: GraphLink;
  /** True for a self-loop. */
  readonly loop: boolean;
  /** The dash pattern of its store type: an index into `dashes`. */
  readonly dash: number;
}

/** The geometry of a drawn graph, in pixels at zoom 1. */
export interface Scene {
  /** The frame around isolated boxes, which are placed apart. */
  readonly apart?: Frame & { readonly labels: ReadonlySet<string> };
  readonly boxes: readonly SceneBox[];
  readonly byLabel: ReadonlyMap<string, SceneBox>;
  readonly lines: readonly SceneLine[];
  /** The paths of the edges that were drawn so far. */
  readonly routed: ReadonlyMap<string, KnownLine>;
  /** The frames of groups, if labels are placed by groups, and what joins them. */
  readonly regions: readonly Region[];
  readonly ribbons: readonly Ribbon[];
  /** True if cards are read from right to left. @default false */
  readonly isMirrored?: boolean;
}

export interface SceneInput extends Pick<Scene, 'isMirrored'> {
  readonly graph: BrainGraph;
  readonly places: ReadonlyMap<string, Point>;
  readonly sizes: ReadonlyMap<string, Size>;
  /** Groups by label. */
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
  /** Indexes into `dashes` by store type. @default solid edges */
  readonly stores?: ReadonlyMap<string, number>;
  /** True while a label is dragged: edges follow it, and are routed once it is dropped. @default false */
  readonly isDragging?: boolean;
  /** Edges routed by the layout. @default routed here */
  readonly known?: KnownLines | undefined;
  /** The index of each label's group, if labels are placed by groups. */
  readonly groups?: ReadonlyMap<string, number> | undefined;
}

/**
 * Creates a scene from a graph and its places. Skips labels without a place, and their links.
 *
 * @param before - The previous scene, whose valid edges are reused.
 */
export function createScene(input: SceneInput, before?: Scene): Scene {
  const { graph, stores = new Map(), isMirrored = false } = input;
  const boxes = placeBoxes(input);
  const byLabel = new Map(boxes.map((box) => [box.label.name, box]));
  const pathOf = routeAmong({ boxes, byLabel }, input, before);
  const routed = new Map<string, KnownLine>();
  const lines = graph.links.flatMap((link): SceneLine[] => {
    const [source, target] = [byLabel.get(link.source), byLabel.get(link.target)];
    if (source === undefined || target === undefined) return [];
    const loop = source === target;
    let path: LinePath | undefined;
    const route = (): LinePath => {
      if (path !== undefined) return path;
      path = loop ? loopOn(source) : pathOf(link, source, target);
      routed.set(link.id, { ...path, source: link.source, target: link.target });
      return path;
    };
    // Routed when it is drawn: most edges of a large picture only are while a label is chosen.
    return [
      {
        ...{ link, loop, dash: dashOfLink(link, stores) },
        get from() {
          return route().from;
        },
        get via() {
          return route().via;
        },
        get to() {
          return route().to;
        },
      },
    ];
  });
  const apart = frameApart(boxes, lines);
  const regions = input.groups === undefined ? [] : regionsOf(boxes, input.groups);
  const ribbons = ribbonsBetween({ regions, apart }, input, before);
  const scene = { boxes, byLabel, lines, routed, regions, ribbons, isMirrored };
  return apart === undefined ? scene : { ...scene, apart };
}

function ribbonsBetween(
  { regions, apart }: Pick<Scene, 'regions' | 'apart'>,
  { graph, groups, isDragging = false }: SceneInput,
  before: Scene | undefined,
): readonly Ribbon[] {
  if (groups === undefined) return [];
  if (!isDragging || before === undefined) {
    return ribbonsOf(regions, graph.links, groups, apart && withHeading(apart));
  }
  // The pointer doesn't wait for them.
  const shown = new Set(regions.map(({ group }) => group));
  return before.ribbons.filter((ribbon) => ribbon.groups.every((group) => shown.has(group)));
}

/** Creates a builder that reuses edges of the previous scene, so that a drag reroutes few. */
export function createSceneBuilder(): (input: SceneInput) => Scene {
  let before: Scene | undefined;
  return (input) => {
    const scene = createScene(input, before);
    // Edges that follow a dragged label are no routes.
    if (input.isDragging !== true) before = scene;
    return scene;
  };
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

/** Routes edges, reusing those that are still valid. Above the limits, others are straight. */
function routeAmong(
  { boxes, byLabel }: Pick<Scene, 'boxes' | 'byLabel'>,
  { graph, known, isDragging = false }: SceneInput,
  before: Scene | undefined,
): PathOf {
  const isSmall = shouldRouteAround(boxes.length, graph.links.length);
  // Edges of a scene above the routing limits are straight and not worth keeping.
  const isWorthKeeping =
    before !== undefined && shouldRouteAround(before.boxes.length, before.lines.length);
  const areOnLanes = known !== undefined && areOrthogonal(known);
  // With labels hidden by a filter, edges may take shorter paths, but not those on lanes.
  const isWhole = [...(known?.boxes.keys() ?? [])].every((name) => byLabel.has(name));
  const reusable = [
    ...(isWorthKeeping ? [linesOf(before)] : []),
    ...(known !== undefined && (isWhole || !isSmall || areOnLanes) ? [known] : []),
  ].map((lines) => linesThatHold(lines, byLabel));
  const holding: HoldingLine = (id) => reusable.find((lines) => lines.has(id))?.get(id);
  // The pointer doesn't wait for lanes.
  const isFollowing = isDragging && areOnLanes && before !== undefined;
  const onLanes = isFollowing
    ? follow(known, before, byLabel)
    : areOnLanes
      ? routeOnLanes(known, byLabel, holding)
      : undefined;
  const route = isSmall && !isFollowing ? createRouterFor(boxes) : straightPath;
  return ({ id }, source, target) => {
    const line = holding(id) ?? onLanes?.(id);
    if (line === undefined) return route(source, target);
    return line.source === source.label.name ? line : reverse(line);
  };
}

type HoldingLine = (id: string) => KnownLine | undefined;

/** Stretches edges from where they were before a drag, but none that the layout left out. */
function follow(
  { lines: known }: KnownLines,
  { byLabel: boxes, lines }: Scene,
  byLabel: Scene['byLabel'],
): HoldingLine {
  const drawn = new Map(lines.map((line) => [line.link.id, line]));
  return (id) => {
    const line = known.has(id) ? drawn.get(id) : undefined;
    if (line === undefined) return undefined;
    const { link, from, via, to } = line;
    return stretchedTo({ ...link, from, via, to }, boxes, byLabel);
  };
}

/** The number of edges for which lanes are looked for in one scene, which takes long. */
const maxOnLanes = 8;

/** Stretches edges to moved labels, or routes them on lanes. Finds none that the layout left out. */
function routeOnLanes(
  { boxes, lines }: KnownLines,
  byLabel: Scene['byLabel'],
  holding: HoldingLine,
): HoldingLine {
  const placed = [...byLabel.values()];
  const route = createLaneRouter(placed);
  const drawn = new Map(Array.from(lines.keys(), (id) => [id, holding(id)]));
  let tried = 0;
  return (id) => {
    const own = lines.get(id);
    const [source, target] = [byLabel.get(own?.source ?? ''), byLabel.get(own?.target ?? '')];
    if (own === undefined || source === undefined || target === undefined) return undefined;
    // Edges that share an end are drawn as a bundle.
    const others = Array.from(lines).flatMap(([other, ends]) => {
      const line = drawn.get(other);
      const isBundled = ends.source === own.source || ends.target === own.target;
      return line === undefined || isBundled ? [] : [pointsOf(line)];
    });
    const kept = stretchedTo(own, boxes, byLabel);
    const isEnd = (box: PlacedBox): boolean => box === source || box === target;
    const isClear = placed.every((box) =>
      isEnd(box)
        ? !meetsBox(kept, box, -1)
        : // While a label is dragged over another one, its edges follow it.
          !(isApart(box, source) && isApart(box, target)) || !meetsBox(kept, box, 1),
    );
    const isKept = isClear && !liesOn(pointsOf(kept), others);
    // A trunk under a label reads better than its many edges aslant.
    const fallback = kept.from === own.from && kept.to === own.to ? kept : undefined;
    if (!isKept && tried >= maxOnLanes) return fallback;
    if (!isKept) tried += 1;
    const path = isKept ? kept : pathThrough(route(source, target, others) ?? []);
    if (path === undefined) {
      // A label in a crowd has no way out for its other edges, either.
      tried = maxOnLanes;
      return fallback;
    }
    const line = { ...own, ...path };
    drawn.set(id, line);
    return line;
  };
}

function linesOf({ byLabel, routed }: Scene): KnownLines {
  return { boxes: byLabel, lines: routed };
}

/** The padding of the frame around isolated boxes, and the room above it for its text. */
const apartRoom = { around: 14, above: 30 } as const;

/** Returns no frame if all boxes are isolated, or if a linked one was dragged among them. */
function frameApart(boxes: readonly SceneBox[], lines: readonly SceneLine[]): Scene['apart'] {
  const joined = new Set(
    lines.flatMap(({ link, loop }) => (loop ? [] : [link.source, link.target])),
  );
  const isAlone = ({ label }: SceneBox): boolean => !joined.has(label.name);
  const alone = boxes.filter(isAlone);
  if (alone.length === 0 || joined.size === 0) return undefined;
  const frame = padded(frameOf(alone, alone), apartRoom.around);
  const whole = withHeading(frame);
  const isFree = boxes.every((box) => isAlone(box) || !isIn(box, whole));
  return isFree ? { ...frame, labels: new Set(alone.map(({ label }) => label.name)) } : undefined;
}

/** Adds the room for the text above the frame of isolated boxes. */
function withHeading(frame: Frame): Frame {
  const { above } = apartRoom;
  return { ...frame, top: frame.top - above, height: frame.height + above };
}

export function frameOfScene({ boxes, apart, regions }: Scene): Frame {
  const inner = frameOf(boxes, boxes);
  return unite([inner, ...regions, ...(apart === undefined ? [] : [withHeading(apart)])]);
}

/** Returns a self-loop on top of its box, at the right: edges of a hierarchy end elsewhere. */
function loopOn({ x, y, width, height }: SceneBox): LinePath {
  const [right, top] = [x + width / 2, y - height / 2];
  return { from: { x: right - 42, y: top }, via: [], to: { x: right - 18, y: top } };
}

/** Returns the control points of a self-loop's curve. */
export function loopCurve({ from, to }: SceneLine): readonly [Point, Point] {
  return [
    { x: from.x - 14, y: from.y - 36 },
    { x: to.x + 14, y: to.y - 36 },
  ];
}

/** Returns the centre of a self-loop. */
export function loopMiddle({ from, to }: SceneLine): Point {
  return { x: (from.x + to.x) / 2, y: from.y - 14 };
}

/** Returns the default centre of an edge's badge. */
export function middleOf(line: SceneLine): Point {
  // Above the loop, so as not to cover it.
  if (line.loop) return { x: (line.from.x + line.to.x) / 2, y: line.from.y - 42 };
  return pointAlong(line, 0.5);
}

/** The radius of an edge's bends, in pixels. */
const roundness = 12;

/** Returns an edge as SVG path data. */
export function pathData(line: SceneLine): string {
  if (!line.loop) return roundedPath(line, roundness);
  const [from, first, second, to] = [line.from, ...loopCurve(line), line.to].map(pointText);
  return `M${from}C${first} ${second} ${to}`;
}

/** An arrowhead, its tip first. */
export type LineHead = readonly [tip: Point, one: Point, other: Point];

/** Returns the arrowheads of an edge. */
export function headsOf(line: SceneLine): readonly LineHead[] {
  const { link, from, via, to, loop } = line;
  const end = headOf(loop ? loopCurve(line)[1] : (via.at(-1) ?? from), to);
  return link.direction === 'both' && !loop ? [end, headOf(via[0] ?? to, from)] : [end];
}

const head = { long: 10, wide: 4.5 } as const;

/** Returns the arrowhead of a segment at its end. */
function headOf(from: Point, to: Point): LineHead {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / length) * head.long, ((to.y - from.y) / length) * head.long];
  const [ax, ay] = [(dy / head.long) * head.wide, (dx / head.long) * head.wide];
  return [to, { x: to.x - dx - ax, y: to.y - dy + ay }, { x: to.x - dx + ax, y: to.y - dy - ay }];
}
