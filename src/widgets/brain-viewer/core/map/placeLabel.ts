import { centreOf } from '../scene/frame.ts';
import type { Point, Size } from '../layout/layoutInput.ts';
import {
  countRelationships,
  type BrainGraph,
  type GraphLabel,
  type GraphRelation,
} from '../model/brainGraph.ts';
import { dashOfStores } from '../model/storeTypes.ts';
import type { LinePath } from '../scene/linePath.ts';
import {
  cardId,
  cardMeasures,
  cardWidth,
  contentOf,
  relationLine,
  textWidth,
  type LabelSceneInput,
} from './labelCards.ts';
import type { MapBox, MapLine, MapScene } from './mapScene.ts';

/** Gaps around and between cards, with room for the text of edges. */
const room = { edge: 28, foot: 28, line: 150, turn: 84 } as const;

/** The font size of the central name, relative to the others. */
const centreStretch = 1.36;

/** The maximum widths of cards, tried in this order. Wider ones hold more names whole. */
const maxWidths = [cardMeasures.maxWidth, 230] as const;

/** The maximum gap between two cards of a column. */
const maxGap = 40;

interface Neighbour {
  readonly label: GraphLabel;
  readonly way: 'in' | 'out';
  readonly relations: readonly GraphRelation[];
}

/**
 * Places a label at the centre, its sources on the left and its targets on the right, the strongest
 * first. On a narrow stage both are below it, and the cards show the relations.
 */
export function placeLabel(input: LabelSceneInput, name: string, stage: Size): MapScene {
  const label = input.graph.labels.get(name);
  if (label === undefined) return { ...stage, boxes: [], lines: [], first: '' };
  const sides = {
    in: neighboursOf(input.graph, name, 'in'),
    out: neighboursOf(input.graph, name, 'out'),
  };
  const text = Math.max(
    0,
    ...[...sides.in, ...sides.out].map(({ relations }) => textWidth(relations)),
  );
  for (const max of maxWidths) {
    const centre = Math.min(max, cardWidth(label, centreStretch));
    for (const isCompact of [false, true]) {
      const columns = {
        in: Math.min(max, columnWidth(sides.in, isCompact)),
        out: Math.min(max, columnWidth(sides.out, isCompact)),
      };
      const wanted = isCompact ? room.turn : text + room.turn;
      const taken = 2 * room.edge + centre + columns.in + columns.out;
      const free = (stage.width - taken) / Math.max(1, gapsIn(columns));
      if (free < wanted) continue;
      const line = Math.min(free, Math.max(room.line, wanted * 1.5));
      return beside(input, label, sides, { stage, columns, centre, text, line, isCompact });
    }
  }
  return below(input, label, sides, stage);
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
    // A self-loop counts as outgoing.
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
        countRelationships(b.relations) - countRelationships(a.relations) ||
        b.relations.length - a.relations.length,
    );
}

function columnWidth(side: readonly Neighbour[], isCompact: boolean): number {
  const widths = side.map((one) =>
    Math.max(cardWidth(one.label), isCompact ? textWidth(one.relations) + 24 : 0),
  );
  return Math.max(0, ...widths);
}

/** The widths of the columns, 0 for a side without cards. */
interface ColumnWidths {
  readonly in: number;
  readonly out: number;
}

/** Counts the columns, beside each of which is a gap for edges. */
function gapsIn(columns: ColumnWidths): number {
  return Math.sign(columns.in) + Math.sign(columns.out);
}

interface Beside {
  readonly stage: Size;
  readonly columns: ColumnWidths;
  readonly centre: number;
  /** The width of the widest edge text. */
  readonly text: number;
  /** True if cards show the relations, for lack of room on the edges. */
  readonly isCompact: boolean;
  /** The horizontal length of edges. */
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
  const width = columns.in + columns.out + centre + gapsIn(columns) * line;
  const left = (stage.width - width) / 2;
  const start = columns.in === 0 ? left : left + columns.in + line;
  const top = middle - cardMeasures.centre / 2;
  const box = centralBox(input, label, { left: start, top, width: centre });
  const height = isCompact ? cardMeasures.compact : cardMeasures.height;
  const maxCards = Math.max(
    3,
    Math.floor((inner + cardMeasures.gap) / (height + cardMeasures.gap)),
  );
  const column = (way: Neighbour['way'], x: number): MapBox[] => {
    const cards = cardsOf(input, sides[way], { way, maxCards, width: columns[way], isCompact });
    const free = (inner - cards.length * height) / Math.max(1, cards.length - 1);
    const gap = Math.min(maxGap, Math.max(cardMeasures.gap, free));
    const high = cards.length * height + (cards.length - 1) * gap;
    return cards.map((card, index) => ({
      ...card,
      left: x,
      top: middle - high / 2 + index * (height + gap),
    }));
  };
  const incoming = column('in', left);
  const outgoing = column('out', box.left + centre + line);
  const lines = joinSides(input, box, { incoming, outgoing }, (outer, isIn) => {
    const own = { x: isIn ? box.left : box.left + box.width, y: middle };
    const [from, to] = isIn ? [outer, own] : [own, outer];
    const turn = { x: outer.x + (isIn ? 1 : -1) * (text + 16), y: outer.y };
    return {
      from,
      // Straight beside the card, for its text.
      via: isCompact ? [] : [turn],
      to,
      bend: 0,
      // On the horizontal segment beside the card.
      middle: { x: outer.x + (isIn ? 1 : -1) * (text / 2 + 10), y: outer.y },
      room: isCompact ? 0 : text,
      rest: isCompact ? 'plain' : 'told',
    };
  });
  return { ...stage, boxes: [...incoming, box, ...outgoing], lines, first: label.name };
}

/** Places the label on top, and two columns below it. */
function below(input: LabelSceneInput, label: GraphLabel, sides: Sides, stage: Size): MapScene {
  const edge = 12;
  const lane = 36;
  const width = (stage.width - 2 * edge - lane) / 2;
  const centre = Math.min(cardWidth(label, centreStretch), stage.width - 2 * edge);
  const top = edge + 36;
  const box = centralBox(input, label, { left: (stage.width - centre) / 2, top, width: centre });
  const first = top + cardMeasures.centre + 24;
  const rowHeight = cardMeasures.compact + cardMeasures.gap;
  const column = (way: Neighbour['way'], left: number): MapBox[] =>
    cardsOf(input, sides[way], { way, maxCards: 8, width, isCompact: true }).map((card, index) => ({
      ...card,
      left,
      top: first + index * rowHeight,
    }));
  const incoming = column('in', edge);
  const outgoing = column('out', edge + width + lane);
  const x = stage.width / 2;
  const own = { x, y: top + cardMeasures.centre };
  const lines = joinSides(input, box, { incoming, outgoing }, (outer, isIn) => {
    const turn = { x: x + (isIn ? -5 : 5), y: outer.y };
    const end = { x: turn.x, y: own.y };
    const [from, to] = isIn ? [outer, end] : [end, outer];
    return {
      from,
      via: [turn],
      to,
      bend: 8,
      middle: outer,
      room: 0,
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

function centralBox(
  input: LabelSceneInput,
  label: GraphLabel,
  place: Pick<MapBox, 'left' | 'top' | 'width'>,
): MapBox {
  const content = contentOf(input, label, undefined, { isCentre: true });
  return { id: cardId(label.name), ...place, height: cardMeasures.centre, content };
}

/**
 * Joins the cards of both sides with the central one.
 *
 * @param draw - Draws an edge from the inner side of a card.
 */
function joinSides(
  { graph }: LabelSceneInput,
  { id }: MapBox,
  sides: Readonly<Record<'incoming' | 'outgoing', readonly MapBox[]>>,
  draw: (
    outer: Point,
    isIn: boolean,
  ) => Pick<MapLine, keyof LinePath | 'bend' | 'middle' | 'room' | 'rest'>,
): MapLine[] {
  const stores = dashOfStores(graph);
  return [...sides.incoming, ...sides.outgoing].flatMap((card): MapLine[] => {
    // No edge leads to the count of cards that don't fit.
    if (card.content.kind !== 'label') return [];
    const isIn = sides.incoming.includes(card);
    const outer = { x: isIn ? card.left + card.width : card.left, y: centreOf(card).y };
    const ends = isIn ? ([card.id, id] as const) : ([id, card.id] as const);
    const { relations = [] } = card.content.role ?? {};
    return [relationLine({ id: card.id, ends, ...draw(outer, isIn) }, relations, stores)];
  });
}

interface Cards {
  readonly way: Neighbour['way'];
  readonly maxCards: number;
  readonly width: number;
  readonly isCompact: boolean;
}

/** Returns the cards of one side. The last one counts those that don't fit. */
function cardsOf(
  input: LabelSceneInput,
  neighbours: readonly Neighbour[],
  { way, maxCards, width, isCompact }: Cards,
): Omit<MapBox, 'left' | 'top'>[] {
  const isCut = neighbours.length > maxCards;
  const shown = isCut ? neighbours.slice(0, maxCards - 1) : neighbours;
  const height = isCompact ? cardMeasures.compact : cardMeasures.height;
  const cards = shown.map(({ label, relations }) => ({
    id: cardId(label.name, way),
    width,
    height,
    content: contentOf(input, label, { way, relations }, { isCompact }),
  }));
  if (!isCut) return cards;
  const count = neighbours.length - shown.length;
  return [...cards, { id: cardId('', way), width, height, content: { kind: 'more', count } }];
}
