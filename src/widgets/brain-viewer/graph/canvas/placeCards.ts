import { revealHidden } from '../../../../search/index.ts';
import { isIn, overlaps, padded, type Frame } from '../../core/scene/frame.ts';
import { areaOf, type DrawInput, type PlaceInput } from './drawInput.ts';
import type { MeasureText } from '../../core/scene/cardSize.ts';
import { sharedPrefixes, shorten } from '../../core/scene/shorten.ts';
import { frameOfScene, type Scene, type SceneBox } from '../../core/scene/scene.ts';

/** The horizontal limits. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Padding around a name, the dot before it, and the margin at the stage's edge, in CSS pixels. */
export const room = { across: 5, tight: 1.5, down: 1.5, dot: 4.5, edge: 14 } as const;

/** The width from which a stage has buttons at its edges, and their margin, in CSS pixels. */
const buttons = { stage: 560, edge: 48 } as const;

/** The font weight of names. */
export const cardWeight = 600;

/** The factor by which a name is shrunk before it is truncated. */
export const tightly = 0.9;

/** The maximum number of visible cards that may grow to fit their names. */
const maxGrown = 250;

/** Shares of the missing width by which a card grows, tried in this order. */
const shares = [1, 0.6, 0.3] as const;

/** Shares of the growth where a card is read from, tried in order. First none: lists have their edges there. */
const sides = [0, 0.5, 1] as const;

/** A card and its frame on the screen, in CSS pixels. */
export interface DrawnCard {
  readonly box: SceneBox;
  readonly frame: Frame;
  /** The width that its full name needs. */
  readonly wanted: number;
  /** The name, truncated to fit. Undefined if too little would remain. */
  readonly text: string | undefined;
  /** The count. Undefined unless most cards have room for theirs. */
  readonly figure: string | undefined;
}

type WriteCount = (count: number) => string;

/** A card before its count is placed. */
type NamedCard = Omit<DrawnCard, 'figure'>;

/**
 * Places the visible cards. A card that is too small for its name or count grows if there is room.
 * One without a readable name keeps its own size.
 */
export function placeCards(measure: MeasureText, input: PlaceInput): DrawnCard[] {
  const cards = placeNames(measure, input);
  const { countWay } = legibilityAt(measure, input);
  return placeFigures(measure, input, cards, input.countTexts?.[countWay]);
}

function placeNames(measure: MeasureText, input: PlaceInput): NamedCard[] {
  const { scene } = input;
  const { size, around } = measuresOf(input);
  const area = areaOf(input);
  const boxes = scene.boxes.filter((box) => isIn(box, area));
  const frames = boxes.map((box) => frameOfBox(box, input, size + 2 * room.down));
  const mayGrow = boxes.length <= maxGrown;
  const bounds = boundsWithin(input);
  const min = boxes.map(({ label }) => leastWidth(measure, revealHidden(label.name), input));
  if (mayGrow) {
    // Grows all cards to their minimum first, before any takes more.
    for (const [at, width] of min.entries()) {
      const frame = grow(frames, at, width, bounds(boxes[at]), scene);
      if (frame !== undefined) frames[at] = frame;
    }
  }
  const placed = boxes.flatMap((box, at) => {
    const wanted = measure(revealHidden(box.label.name), size, cardWeight) + around;
    const frame = mayGrow ? grow(frames, at, wanted, bounds(box), scene) : frames[at];
    if (frame !== undefined) frames[at] = frame;
    return frame === undefined ? [] : [{ box, frame, wanted }];
  });
  const written = new Set<string>();
  return placed.map((card) => {
    const text = nameOn(measure, card, input);
    // Names that are equal after truncation are ambiguous.
    if (text === undefined || written.has(text)) {
      return { ...card, frame: frameOfBox(card.box, input), text: undefined };
    }
    written.add(text);
    return { ...card, text };
  });
}

/** Writes the counts of cards with their full names, which grow for them if there is room. */
function placeFigures(
  measure: MeasureText,
  input: PlaceInput,
  cards: readonly NamedCard[],
  write: WriteCount | undefined,
): DrawnCard[] {
  const { across, figure: size } = measuresOf(input);
  const bounds = boundsWithin(input);
  const frames = cards.map(({ frame }) => frame);
  return cards.map((card, at) => {
    const { box, frame, wanted, text } = card;
    const { count } = box.label;
    const plain = { ...card, figure: undefined };
    if (write === undefined || count === undefined) return plain;
    if (text === undefined || isTight(wanted, frame)) return plain;
    const figure = write(count);
    const width = wanted + across + size / 2 + measure(figure, size);
    const grown =
      cards.length > maxGrown ? frame : grow(frames, at, width, bounds(box), input.scene, 'end');
    if (grown === undefined || grown.width < width) return plain;
    frames[at] = grown;
    return { ...card, frame: grown, figure };
  });
}

/** Returns a name's inset on its card. */
export function startOf({ wanted, frame }: Omit<NamedCard, 'text'>, input: PlaceInput): number {
  const { dot, gap, across } = measuresOf(input);
  return isTight(wanted, frame) ? dot + 2 * room.tight : across + dot + gap;
}

/** Returns true if a card is too small for its full name, which is then shrunk. */
export function isTight(wanted: number, { width }: Frame): boolean {
  return wanted > width + 1;
}

/** The minimum length of a truncated name. */
const minLetters = 5;

/** Returns the minimum width of a card that shows a useful part of its name. */
function leastWidth(measure: MeasureText, name: string, input: PlaceInput): number {
  const [max, letters] = [minLetters + 1, Array.from(name)];
  const text = letters.length > max ? `${letters.slice(0, max).join('')}…` : name;
  const { dot, size } = measuresOf(input);
  return dot + 3 * room.tight + measure(text, size * tightly, cardWeight);
}

function nameOn(
  measure: MeasureText,
  card: Omit<NamedCard, 'text'>,
  input: PlaceInput,
): string | undefined {
  const name = revealHidden(card.box.label.name);
  if (!isTight(card.wanted, card.frame)) return name;
  const width = card.frame.width - startOf(card, input) - room.tight + 1;
  const size = measuresOf(input).size * tightly;
  const widthOf = (part: string): number => measure(part, size, cardWeight);
  const shared = sharedIn(input.scene).get(name) ?? 0;
  const atEnd = shorten(name, width, widthOf);
  const text = atEnd.length - 1 > shared ? atEnd : shorten(name, width, widthOf, 'middle');
  return text === name || Array.from(text).length > minLetters ? text : undefined;
}

const prefixes = new WeakMap<Scene, ReadonlyMap<string, number>>();

function sharedIn(scene: Scene): ReadonlyMap<string, number> {
  const shared =
    prefixes.get(scene) ?? sharedPrefixes(scene.boxes.map(({ label }) => revealHidden(label.name)));
  prefixes.set(scene, shared);
  return shared;
}

/**
 * The maximum share of truncated names, the minimum visible share of a name's width, and the minimum
 * share of counts with room, without which those that have it would look picked at random.
 */
const legible = { maxCut: 0.3, minShown: 0.7, minCounted: 0.9 } as const;

/** The texts that cards have room for. */
interface Legibility {
  readonly names: boolean;
  /** The index of the way to write all counts, -1 if there is no room for most of them. */
  readonly countWay: number;
}

const known = new WeakMap<Scene, Map<string, Legibility>>();

/** Returns true if most names fit their cards at this zoom. */
export function areNamesLegible(measure: MeasureText, input: PlaceInput): boolean {
  return legibilityAt(measure, input).names;
}

/** Returns the texts that the cards of a whole scene have room for. Memoised by zoom. */
function legibilityAt(measure: MeasureText, input: PlaceInput): Legibility {
  const { scene, viewport, font, countTexts = [] } = input;
  const answers = known.get(scene) ?? new Map<string, Legibility>();
  known.set(scene, answers);
  const zoom = Math.round(viewport.zoom * 100) / 100;
  const key = `${zoom} ${countTexts.length} ${font}`;
  const answer =
    answers.get(key) ?? legibilityOf(measure, { ...input, viewport: { x: 0, y: 0, zoom } });
  answers.set(key, answer);
  return answer;
}

function legibilityOf(measure: MeasureText, input: PlaceInput): Legibility {
  const whole = withWhole(input);
  const cards = placeNames(measure, whole);
  const isCut = ({ frame, wanted }: NamedCard) => frame.width < wanted * legible.minShown;
  const counted = cards.filter(({ box }) => box.label.count !== undefined).length;
  const isRoomFor = (write: WriteCount): boolean => {
    const written = placeFigures(measure, whole, cards, write);
    const figures = written.filter(({ figure }) => figure !== undefined).length;
    return figures > 0 && figures >= counted * legible.minCounted;
  };
  const names = cards.filter(isCut).length <= cards.length * legible.maxCut;
  // Types are dots else, without counts.
  return { names, countWay: names ? (input.countTexts?.findIndex(isRoomFor) ?? -1) : -1 };
}

/** Returns the input of a surface on which a whole scene is visible. */
function withWhole(input: PlaceInput): PlaceInput {
  const { zoom } = input.viewport;
  const { left, top, width, height } = frameOfScene(input.scene);
  return {
    ...input,
    viewport: { x: -left * zoom, y: -top * zoom, zoom },
    surface: { width: width * zoom, height: height * zoom, ratio: 1 },
  };
}

/** Returns the measures of names, counts, dots and padding at a zoom. */
export function measuresOf({ viewport: { zoom } }: Pick<DrawInput, 'viewport'>) {
  const near = Math.max(1, zoom);
  const dot = Math.max(room.dot, 8 * zoom);
  const [gap, across] = [3.5 * near, room.across * near];
  const size = Math.max(11, 14 * zoom);
  const figure = Math.max(11, size * (12 / 14));
  return { size, figure, dot, gap, across, around: dot + gap + 2 * across };
}

/**
 * Returns the limits to which cards may grow: the stage's edges if the whole picture is visible,
 * else slightly beyond the picture.
 */
function boundsOf({ scene, viewport, surface: { width, margin = 0 } }: PlaceInput): Bounds {
  const whole = frameOfScene(scene);
  const left = viewport.x + whole.left * viewport.zoom;
  const right = left + whole.width * viewport.zoom;
  const isNarrow = width - 2 * margin < buttons.stage;
  const edge = isNarrow ? room.edge : buttons.edge;
  const beyond = isNarrow ? room.edge : 0;
  const stage = { min: margin + edge, max: width - margin - edge };
  const isInside = left >= stage.min && right <= stage.max;
  return isInside ? stage : { min: left - beyond, max: right + beyond };
}

/** Returns the limits of each card: those of the picture, and of its group's region. */
function boundsWithin(input: PlaceInput): (box: SceneBox | undefined) => Bounds {
  const whole = boundsOf(input);
  const { x, zoom } = input.viewport;
  const within = new Map(
    input.scene.regions.map(({ group, left, width }) => {
      const start = x + left * zoom + room.across;
      const min = Math.max(whole.min, start);
      const max = Math.min(whole.max, start + width * zoom - 2 * room.across);
      return [group.index, { min, max }] as const;
    }),
  );
  return (box) => {
    const region = box?.group && within.get(box.group.index);
    if (box === undefined || region === undefined) return whole;
    // Beside it is the lane of its list.
    const { left, width } = padded(frameOfBox(box, input), room.across);
    return input.scene.isMirrored === true
      ? { ...region, max: Math.min(region.max, left + width) }
      : { ...region, min: Math.max(region.min, left) };
  };
}

/** Returns a box's frame on the screen, in CSS pixels. */
export function frameOfBox(
  box: SceneBox,
  { viewport }: Pick<PlaceInput, 'viewport'>,
  minHeight = 0,
): Frame {
  const { x, y, zoom } = viewport;
  const width = box.width * zoom;
  const height = Math.max(minHeight, box.height * zoom);
  return { left: x + box.x * zoom - width / 2, top: y + box.y * zoom - height / 2, width, height };
}

/** The minimum gap beside a card that grows, in CSS pixels. */
const gap = 2;

/** Widens a card up to the wanted width, as far as there is room: on any side or only at its end. */
function grow(
  frames: readonly Frame[],
  at: number,
  wanted: number,
  { min, max }: Bounds,
  { isMirrored }: Scene,
  where: 'anywhere' | 'end' = 'anywhere',
): Frame | undefined {
  const own = frames[at];
  if (own === undefined || own.width >= wanted) return own;
  for (const share of shares) {
    const more = (wanted - own.width) * share;
    for (const side of where === 'end' ? [0] : sides) {
      const grown = {
        ...own,
        left: own.left - more * (isMirrored ? 1 - side : side),
        width: own.width + more,
      };
      const around = { ...grown, left: grown.left - gap, width: grown.width + 2 * gap };
      if (grown.left < min || grown.left + grown.width > max) continue;
      if (frames.every((other, index) => index === at || !overlaps(around, other))) return grown;
    }
  }
  return own;
}
