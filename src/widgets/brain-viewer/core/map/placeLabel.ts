import type { Point, Size } from '../layout/layoutInput.ts';
import type { BrainGraph, GraphLabel, GraphRelation } from '../model/brainGraph.ts';
import type { LabelGroup } from '../model/groupLabels.ts';
import { relationName } from '../model/relationName.ts';
import { dashOfStores } from '../model/storeTypes.ts';
import { nameWidth } from '../scene/cardSize.ts';
import { at, centreOf, curve, type MapBox, type MapLine, type MapScene } from './mapScene.ts';

/** Measures of cards, in pixels. The style sheet has the same. */
const cardMeasures = {
  height: 44,
  /** Of the label in the middle. */
  centre: 56,
  /** Of a card that tells its relation too. */
  compact: 58,
  least: 112,
  most: 230,
  gap: 14,
} as const;

/** Room around cards and between them. A line's text needs some to be read. */
const room = { edge: 28, foot: 28, line: 150, turn: 84, steps: 56 } as const;

/** The share of a stage's height that columns of cards are spread over. */
const spread = { most: 40 } as const;

/** What is drawn around a label. */
export interface LabelSceneInput {
  readonly graph: BrainGraph;
  readonly groupOf: ReadonlyMap<string, LabelGroup>;
}

/** A label at an end of relations with the one in the middle. */
interface Neighbour {
  readonly label: GraphLabel;
  readonly way: 'in' | 'out';
  readonly relations: readonly GraphRelation[];
}

/**
 * Places a label in the middle, those that lead to it on the left and those that it leads to on the
 * right, the strongest first. In a narrow stage both are below it, and cards tell the relations.
 */
export function placeLabel(input: LabelSceneInput, name: string, stage: Size): MapScene {
  const label = input.graph.labels.get(name);
  if (label === undefined) return { ...stage, boxes: [], lines: [], first: '' };
  const sides = {
    in: neighboursOf(input.graph, name, 'in'),
    out: neighboursOf(input.graph, name, 'out'),
  };
  const centre = widthOf(label, 1.3);
  const text = Math.max(0, ...[...sides.in, ...sides.out].map(textWidth));
  for (const isCompact of [false, true]) {
    const columns = {
      in: columnWidth(sides.in, isCompact),
      out: columnWidth(sides.out, isCompact),
    };
    const wanted = isCompact ? room.turn : text + room.turn;
    const line = (stage.width - 2 * room.edge - centre - columns.in - columns.out) / 2;
    if (line < wanted) continue;
    const most = Math.min(line, Math.max(room.line, wanted * 1.5));
    return beside(input, label, sides, { stage, columns, centre, text, line: most, isCompact });
  }
  return below(input, label, sides, stage);
}

/** Estimates how wide the text of a line is. */
function textWidth({ relations }: Pick<Neighbour, 'relations'>): number {
  const names = new Set(relations.map(({ type }) => relationName(type)));
  const [first = ''] = names;
  const counted = countOf(relations);
  const digits = counted === 0 ? 0 : (counted.toLocaleString('en').length + 3) * 7;
  return nameWidth(first) * 0.86 + digits + (names.size > 1 ? 24 : 0) + 20;
}

function neighboursOf(
  { labels, links }: BrainGraph,
  name: string,
  way: Neighbour['way'],
): Neighbour[] {
  const [own, other] =
    way === 'in' ? (['target', 'source'] as const) : (['source', 'target'] as const);
  const found = new Map<string, GraphRelation[]>();
  for (const relation of links.flatMap(({ relations }) => relations)) {
    // What leads from a label to itself goes out of it.
    const isLoop = relation.source === relation.target;
    if (relation[own] !== name || (isLoop && way === 'in')) continue;
    found.set(relation[other], [...(found.get(relation[other]) ?? []), relation]);
  }
  return Array.from(found, ([end, relations]) => ({ end, relations }))
    .flatMap(({ end, relations }): Neighbour[] => {
      const label = labels.get(end);
      const sorted = relations.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
      return label === undefined ? [] : [{ label, way, relations: sorted }];
    })
    .sort(
      (a, b) =>
        countOf(b.relations) - countOf(a.relations) || b.relations.length - a.relations.length,
    );
}

function countOf(relations: readonly GraphRelation[]): number {
  return relations.reduce((sum, { count }) => sum + (count ?? 0), 0);
}

function widthOf({ name, count }: GraphLabel, stretch = 1): number {
  const digits = count === undefined ? 0 : count.toLocaleString('en').length * 7.2 + 10;
  const wanted = Math.ceil(nameWidth(name) * stretch) + digits + 40;
  return Math.min(cardMeasures.most, Math.max(cardMeasures.least, wanted));
}

function columnWidth(side: readonly Neighbour[], isCompact: boolean): number {
  const widths = side.map((one) =>
    Math.max(widthOf(one.label), isCompact ? textWidth(one) + 24 : 0),
  );
  return Math.min(cardMeasures.most, Math.max(0, ...widths));
}

interface Beside {
  readonly stage: Size;
  readonly columns: { readonly in: number; readonly out: number };
  readonly centre: number;
  /** How wide the widest text of a line is. */
  readonly text: number;
  /** Whether cards tell their relations, as lines have no room for it. */
  readonly isCompact: boolean;
  /** How long lines are from left to right. */
  readonly line: number;
}

type Sides = { readonly in: readonly Neighbour[]; readonly out: readonly Neighbour[] };

function beside(
  input: LabelSceneInput,
  label: GraphLabel,
  sides: Sides,
  { stage, columns, centre, text, line, isCompact }: Beside,
): MapScene {
  const inner = stage.height - room.edge - room.foot;
  const middle = room.edge + inner / 2;
  const width = columns.in + columns.out + centre + 2 * line;
  const left = (stage.width - width) / 2;
  const box: MapBox = {
    id: idOf(label.name, undefined),
    left: left + columns.in + line,
    top: middle - cardMeasures.centre / 2,
    width: centre,
    height: cardMeasures.centre,
    content: contentOf(input, label, undefined, { isCentre: true }),
  };
  const height = isCompact ? cardMeasures.compact : cardMeasures.height;
  const most = Math.max(3, Math.floor((inner + cardMeasures.gap) / (height + cardMeasures.gap)));
  const column = (way: Neighbour['way'], x: number): MapBox[] => {
    const cards = cardsOf(input, sides[way], { way, most, width: columns[way], isCompact });
    const free = (inner - cards.length * height) / Math.max(1, cards.length - 1);
    const gap = Math.min(spread.most, Math.max(cardMeasures.gap, free));
    const high = cards.length * height + (cards.length - 1) * gap;
    return cards.map((card, index) => ({
      ...card,
      left: x,
      top: middle - high / 2 + index * (height + gap),
    }));
  };
  const incoming = column('in', left);
  const outgoing = column('out', box.left + centre + line);
  const stores = dashOfStores(input.graph);
  const lines = [...incoming, ...outgoing].map((card): MapLine => {
    const isIn = incoming.includes(card);
    const side = centreOf(card);
    const outer = { x: isIn ? card.left + card.width : card.left, y: side.y };
    const own = { x: isIn ? box.left : box.left + box.width, y: middle };
    const [from, to] = isIn ? [outer, own] : [own, outer];
    return {
      id: card.id,
      ends: isIn ? [card.id, box.id] : [box.id, card.id],
      from,
      to,
      path: bent(outer, own, isCompact ? 0 : text + 16, isIn),
      width: 1.5,
      // On the flat part beside the card.
      middle: { x: outer.x + (isIn ? 1 : -1) * (text / 2 + 10), y: side.y },
      room: isCompact ? 0 : text,
      of: { relations: relationsOf(card) },
      isStrongest: false,
      head: true,
      dash: dashOfRelations(relationsOf(card), stores),
      rest: isCompact ? 'plain' : 'told',
    };
  });
  return { ...stage, boxes: [...incoming, box, ...outgoing], lines, first: label.name };
}

/** A line that is straight beside a card, for its text, and then bends to the middle. */
function bent(outer: Point, own: Point, straight: number, isIn: boolean): string {
  const turn = { x: outer.x + (isIn ? straight : -straight), y: outer.y };
  return isIn
    ? `M${at(outer)}L${curve(turn, own, 'x').slice(1)}`
    : `${curve(own, turn, 'x')}L${at(outer)}`;
}

/** The label on top, and two columns below it. */
function below(input: LabelSceneInput, label: GraphLabel, sides: Sides, stage: Size): MapScene {
  const edge = 12;
  const lane = 36;
  const width = (stage.width - 2 * edge - lane) / 2;
  const centre = Math.min(widthOf(label, 1.15), stage.width - 2 * edge);
  const top = edge + 36;
  const box: MapBox = {
    id: idOf(label.name, undefined),
    left: (stage.width - centre) / 2,
    top,
    width: centre,
    height: cardMeasures.centre,
    content: contentOf(input, label, undefined, { isCentre: true }),
  };
  const first = top + cardMeasures.centre + 24;
  const rowHeight = cardMeasures.compact + cardMeasures.gap;
  const column = (way: Neighbour['way'], left: number): MapBox[] =>
    cardsOf(input, sides[way], { way, most: 8, width, isCompact: true }).map((card, index) => ({
      ...card,
      left,
      top: first + index * rowHeight,
    }));
  const incoming = column('in', edge);
  const outgoing = column('out', edge + width + lane);
  const stores = dashOfStores(input.graph);
  const x = stage.width / 2;
  const lines = [...incoming, ...outgoing].map((card): MapLine => {
    const isIn = incoming.includes(card);
    const outer = { x: isIn ? card.left + card.width : card.left, y: centreOf(card).y };
    const own = { x, y: top + cardMeasures.centre };
    const [from, to] = isIn ? [outer, own] : [own, outer];
    const turn = { x: x + (isIn ? -5 : 5), y: outer.y };
    const points = isIn
      ? [from, turn, { x: turn.x, y: own.y }]
      : [{ x: turn.x, y: own.y }, turn, to];
    return {
      id: card.id,
      ends: isIn ? [card.id, box.id] : [box.id, card.id],
      from: points[0] ?? from,
      to: points[2] ?? to,
      path: rounded(points),
      width: 1.5,
      middle: outer,
      room: 0,
      of: { relations: relationsOf(card) },
      isStrongest: false,
      head: true,
      dash: dashOfRelations(relationsOf(card), stores),
      rest: 'plain',
    };
  });
  const rows = Math.max(incoming.length, outgoing.length);
  return {
    width: stage.width,
    height: Math.max(stage.height, first + rows * rowHeight + room.foot),
    boxes: [box, ...incoming, ...outgoing],
    lines,
    first: label.name,
  };
}

/** A line with one round turn. */
function rounded([from, turn, to]: readonly Point[]): string {
  if (from === undefined || turn === undefined || to === undefined) return '';
  const near = (end: Point): Point => {
    const length = Math.hypot(end.x - turn.x, end.y - turn.y) || 1;
    const share = Math.min(8, length) / length;
    return { x: turn.x + (end.x - turn.x) * share, y: turn.y + (end.y - turn.y) * share };
  };
  return `M${at(from)}L${at(near(from))}Q${at(turn)} ${at(near(to))}L${at(to)}`;
}

function dashOfRelations(
  [first, ...others]: readonly GraphRelation[],
  stores: ReadonlyMap<string, number>,
): number {
  if (first?.storeType === undefined) return 0;
  if (others.some(({ storeType }) => storeType !== first.storeType)) return 0;
  return stores.get(first.storeType) ?? 0;
}

function relationsOf({ content }: MapBox): readonly GraphRelation[] {
  return content.kind === 'label' ? (content.role?.relations ?? []) : [];
}

interface Cards {
  readonly way: Neighbour['way'];
  /** How many there is room for. */
  readonly most: number;
  readonly width: number;
  readonly isCompact: boolean;
}

/** The cards of one side; the last one counts those that there is no room for. */
function cardsOf(
  input: LabelSceneInput,
  neighbours: readonly Neighbour[],
  { way, most, width, isCompact }: Cards,
): Omit<MapBox, 'left' | 'top'>[] {
  const isCut = neighbours.length > most;
  const shown = isCut ? neighbours.slice(0, most - 1) : neighbours;
  const height = isCompact ? cardMeasures.compact : cardMeasures.height;
  const cards = shown.map(({ label, relations }) => ({
    id: idOf(label.name, way),
    width,
    height,
    content: contentOf(input, label, { way, relations }, { isCompact }),
  }));
  if (!isCut) return cards;
  const count = neighbours.length - shown.length;
  return [...cards, { id: idOf('', way), width, height, content: { kind: 'more', count } }];
}

function contentOf(
  { groupOf }: LabelSceneInput,
  label: GraphLabel,
  role: Extract<MapBox['content'], { kind: 'label' }>['role'],
  { isCompact = false, isCentre = false }: { isCompact?: boolean; isCentre?: boolean } = {},
): MapBox['content'] {
  return { kind: 'label', label, group: groupOf.get(label.name), role, isCompact, isCentre };
}

/** Unique among the boxes of a scene: a label can be on both sides. */
function idOf(name: string, way: Neighbour['way'] | undefined): string {
  return JSON.stringify([name, way]);
}

/** Places the labels of a path one after the other, in a row where a stage is wide enough, else in a column. */
export function placePath(input: LabelSceneInput, names: readonly string[], stage: Size): MapScene {
  const labels = names.flatMap((name) => input.graph.labels.get(name) ?? []);
  const widths = labels.map((label) => widthOf(label));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const gaps = Math.max(1, labels.length - 1);
  const gap = Math.min(220, (stage.width - 2 * room.edge - total) / gaps);
  const isRow = gap >= room.line;
  const high = isRow
    ? cardMeasures.height
    : labels.length * cardMeasures.height + (labels.length - 1) * room.steps;
  let [x, y] = [
    (stage.width - total - gaps * gap) / 2,
    Math.max(room.edge + 36, (stage.height - high) / 2),
  ];
  const boxes = labels.map((label, index): MapBox => {
    const width = widths[index] ?? 0;
    const box = {
      id: idOf(label.name, undefined),
      left: isRow ? x : (stage.width - width) / 2,
      top: y,
      width,
      height: cardMeasures.height,
      content: contentOf(input, label, undefined),
    };
    if (isRow) x += width + gap;
    else y += cardMeasures.height + room.steps;
    return box;
  });
  const stores = dashOfStores(input.graph);
  const lines = boxes.slice(1).flatMap((next, index): MapLine[] => {
    const before = boxes[index];
    const [from, to] = [labels[index], labels[index + 1]];
    if (before === undefined || from === undefined || to === undefined) return [];
    const relations = input.graph.links
      .flatMap((link) => link.relations)
      .filter(({ source, target }) => joins(source, target, from.name, to.name));
    const isForward = relations.some(({ source }) => source === from.name);
    const [start, end] = isRow
      ? [
          { x: before.left + before.width, y: centreOf(before).y },
          { x: next.left, y: centreOf(next).y },
        ]
      : [
          { x: centreOf(before).x, y: before.top + before.height },
          { x: centreOf(next).x, y: next.top },
        ];
    const [a, b] = isForward ? [start, end] : [end, start];
    return [
      {
        id: next.id,
        ends: isForward ? [before.id, next.id] : [next.id, before.id],
        from: a,
        to: b,
        path: `M${at(a)}L${at(b)}`,
        width: 1.5,
        middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
        room: isRow ? gap - 40 : Math.min(280, stage.width - 24),
        of: { relations },
        isStrongest: false,
        head: true,
        dash: dashOfRelations(relations, stores),
        rest: 'told',
      },
    ];
  });
  return {
    width: stage.width,
    height: Math.max(stage.height, y + room.foot),
    boxes,
    lines,
    first: boxes[0]?.id ?? '',
  };
}

function joins(source: string, target: string, one: string, other: string): boolean {
  return (source === one && target === other) || (source === other && target === one);
}
