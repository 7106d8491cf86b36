import { revealHidden } from '../../../../search/index.ts';
import { centreOf, isIn, overlaps, type Frame } from '../../core/scene/frame.ts';
import { drawDot } from './palette.ts';
import { areaOf, type DrawInput, type PlaceInput } from './drawInput.ts';
import type { MeasureText } from '../../core/scene/cardSize.ts';
import { penFor, type Pen } from './pen.ts';
import { isDimmed } from '../../core/scene/emphasis.ts';
import { sharedPrefixes, shorten } from '../../core/scene/shorten.ts';
import { frameOfScene, type Scene, type SceneBox } from '../../core/scene/scene.ts';

/** The horizontal limits. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Padding around a name, the dot before it, and the margin at the stage's edge, in CSS pixels. */
const room = { across: 5, tight: 1.5, down: 1.5, dot: 4.5, edge: 14 } as const;

/** The width from which a stage has buttons at its edges, and their margin, in CSS pixels. */
const buttons = { stage: 560, edge: 48 } as const;

/** The font weight of names. */
const weight = 600;

/** The factor by which a name is shrunk before it is truncated. */
const tightly = 0.9;

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
}

/** Places the visible cards. A card that is too small for its name grows if there is room. */
export function placeCards(measure: MeasureText, input: PlaceInput): DrawnCard[] {
  const { scene } = input;
  const { size, around } = measuresOf(input);
  const area = areaOf(input);
  const boxes = scene.boxes.filter((box) => isIn(box, area));
  const frames = boxes.map((box) => frameOfBox(box, input, size + 2 * room.down));
  const mayGrow = boxes.length <= maxGrown;
  const bounds = boundsOf(input);
  const min = boxes.map(({ label }) => leastWidth(measure, revealHidden(label.name), input));
  if (mayGrow) {
    // Grows all cards to their minimum first, before any takes more.
    for (const [at, width] of min.entries()) {
      const frame = grow(frames, at, width, bounds, scene);
      if (frame !== undefined) frames[at] = frame;
    }
  }
  const placed = boxes.flatMap((box, at) => {
    const wanted = measure(revealHidden(box.label.name), size, weight) + around;
    const frame = mayGrow ? grow(frames, at, wanted, bounds, scene) : frames[at];
    if (frame !== undefined) frames[at] = frame;
    return frame === undefined ? [] : [{ box, frame, wanted }];
  });
  const written = new Set<string>();
  return placed.map((card) => {
    const text = nameOn(measure, card, input);
    // Names that are equal after truncation are ambiguous.
    if (text === undefined || written.has(text)) return { ...card, text: undefined };
    written.add(text);
    return { ...card, text };
  });
}

/** Returns a name's inset on its card. */
function startOf({ wanted, frame }: Omit<DrawnCard, 'text'>, input: PlaceInput): number {
  const { dot, gap, across } = measuresOf(input);
  return isTight(wanted, frame) ? dot + 2 * room.tight : across + dot + gap;
}

/** Returns true if a card is too small for its full name, which is then shrunk. */
function isTight(wanted: number, { width }: Frame): boolean {
  return wanted > width + 1;
}

/** The minimum length of a truncated name. */
const minLetters = 5;

/** Returns the minimum width of a card that shows a useful part of its name. */
function leastWidth(measure: MeasureText, name: string, input: PlaceInput): number {
  const [max, letters] = [minLetters + 1, Array.from(name)];
  const text = letters.length > max ? `${letters.slice(0, max).join('')}…` : name;
  const { dot, size } = measuresOf(input);
  return dot + 3 * room.tight + measure(text, size * tightly, weight);
}

function nameOn(
  measure: MeasureText,
  card: Omit<DrawnCard, 'text'>,
  input: PlaceInput,
): string | undefined {
  const name = revealHidden(card.box.label.name);
  if (!isTight(card.wanted, card.frame)) return name;
  const width = card.frame.width - startOf(card, input) - room.tight + 1;
  const size = measuresOf(input).size * tightly;
  const widthOf = (part: string): number => measure(part, size, weight);
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

/** The maximum share of truncated names, and the minimum visible share of a name's width. */
const legible = { maxCut: 0.4, minShown: 0.7 } as const;

const known = new WeakMap<Scene, Map<string, boolean>>();

/** Returns true if most names fit their cards at this zoom. Memoised by zoom. */
export function areNamesLegible(measure: MeasureText, input: PlaceInput): boolean {
  const { scene, viewport, font } = input;
  const answers = known.get(scene) ?? new Map<string, boolean>();
  known.set(scene, answers);
  const zoom = Math.round(viewport.zoom * 100) / 100;
  const key = `${zoom} ${font}`;
  const answer =
    answers.get(key) ??
    areMostShown(placeAllCards(measure, { ...input, viewport: { x: 0, y: 0, zoom } }));
  answers.set(key, answer);
  return answer;
}

function areMostShown(cards: readonly DrawnCard[]): boolean {
  const isCut = ({ frame, wanted }: DrawnCard) => frame.width < wanted * legible.minShown;
  return cards.filter(isCut).length <= cards.length * legible.maxCut;
}

/** Places all cards, without culling. */
function placeAllCards(measure: MeasureText, input: PlaceInput): DrawnCard[] {
  const { zoom } = input.viewport;
  const { left, top, width, height } = frameOfScene(input.scene);
  return placeCards(measure, {
    ...input,
    viewport: { x: -left * zoom, y: -top * zoom, zoom },
    surface: { width: width * zoom, height: height * zoom, ratio: 1 },
  });
}

/**
 * Draws cards: a dot in the group's colour and the name in a legible size, with the count if it
 * fits. Truncates long names, and leaves those that would be too short to {@link drawNames}.
 */
export function drawCards(pen: Pen, input: DrawInput, cards: readonly DrawnCard[]): void {
  const { palette, emphasis, scene } = input;
  const { size, dot, across } = measuresOf(input);
  for (const card of cards) {
    const { box, frame, wanted, text } = card;
    const { name } = box.label;
    const isGone = emphasis.gone.has(name);
    pen.group({ opacity: isDimmed(name, emphasis) ? 0.3 : isGone ? 0.6 : 1 }, () => {
      pen.rect(frame, Math.min(6, frame.height / 4), {
        fill: palette.card,
        ...outlineOf(name, input),
        dashes: isGone ? [3, 3] : [],
      });
      const isSmall = isTight(wanted, frame);
      const y = frame.top + frame.height / 2;
      const start = (isSmall ? room.tight : across) + dot / 2;
      const own = penFor(pen, scene, centreOf(frame).x);
      drawDot(own, box.group, { x: frame.left + start, y, radius: dot / 2 }, palette);
      if (text === undefined) return;
      const look = { size: isSmall ? size * tightly : size, weight, fill: palette.text };
      own.text(text, { x: frame.left + startOf(card, input), y }, { ...look, isMiddle: true });
      drawCount(own, card, input);
    });
  }
}

/** Draws a label's node count at the end of its card, if it fits. */
function drawCount(pen: Pen, { box, frame, wanted }: DrawnCard, input: DrawInput): void {
  const { countTexts = [], palette } = input;
  const { count } = box.label;
  const { size: name, across } = measuresOf(input);
  const free = frame.width - wanted - across;
  if (count === undefined || free < name) return;
  const size = Math.max(11, name * (12 / 14));
  const text = countTexts
    .map((write) => write(count))
    .find((written) => pen.measure(written, size) <= free);
  if (text === undefined) return;
  const at = { x: frame.left + frame.width - across - 1, y: frame.top + frame.height / 2 };
  pen.text(text, at, { size, fill: palette.muted, align: 'right', isMiddle: true });
}

export function outlineOf(
  label: string,
  { emphasis, palette }: Pick<DrawInput, 'emphasis' | 'palette'>,
): { stroke: string; width: number } {
  if (emphasis.changed.has(label)) return { stroke: palette.warning, width: 2.5 };
  if (emphasis.added.has(label)) return { stroke: palette.success, width: 2.5 };
  if (emphasis.selected === label) return { stroke: palette.accent, width: 2.5 };
  return { stroke: palette.line, width: 1 };
}

/** Returns the measures of names, dots and padding at a zoom. */
function measuresOf({ viewport: { zoom } }: Pick<DrawInput, 'viewport'>) {
  const near = Math.max(1, zoom);
  const dot = Math.max(room.dot, 8 * zoom);
  const [gap, across] = [3.5 * near, room.across * near];
  return { size: Math.max(11, 14 * zoom), dot, gap, across, around: dot + gap + 2 * across };
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

/** Widens a card up to the wanted width, as far as there is room. */
function grow(
  frames: readonly Frame[],
  at: number,
  wanted: number,
  { min, max }: Bounds,
  { isMirrored }: Scene,
): Frame | undefined {
  const own = frames[at];
  if (own === undefined || own.width >= wanted) return own;
  for (const share of shares) {
    const more = (wanted - own.width) * share;
    for (const side of sides) {
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
