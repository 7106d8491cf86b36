import type { BrainGraph, GraphLabel } from '../model/brainGraph.ts';
import { revealHidden } from '../../../../search/index.ts';
import type { Size } from '../layout/layoutInput.ts';

/** A card's level of detail: its name, also the most frequent properties, or all of them. */
export type CardDetail = 'name' | 'key' | 'all';

/** The maximum number of listed properties. */
const listed: Record<CardDetail, number> = { name: 0, key: 3, all: 12 };

/** Heights in pixels at zoom 1. Same as in the style sheet. */
export const cardMeasures = { head: 30, row: 20, foot: 8 } as const;

/** The minimum widths of cards, without properties, of few cards and with properties, and the maximum. */
const widths = { name: 168, few: 132, listed: 188, max: 280 } as const;

/**
 * The room for larger text when zoomed out. In groups, beyond which cards can't grow, more of it the
 * more labels there are, since their picture is the smaller.
 */
const larger = { usual: 1.35, byLabels: 0.2, most: 2, widest: 250 } as const;

/** Returns the properties that a card lists, and the number of omitted ones. */
export function listedProperties(
  { properties }: GraphLabel,
  detail: CardDetail,
): { shown: GraphLabel['properties']; more: number } {
  const max = listed[detail];
  const shown = properties.slice(0, max);
  return { shown, more: max === 0 ? 0 : properties.length - shown.length };
}

/** The maximum number of labels for which cards list properties. */
const maxListed = 24;

/** Computes the sizes of labels' cards without measuring the DOM. */
export function cardSizes(
  labels: BrainGraph['labels'],
  detail: CardDetail,
  isGrouped = false,
): ReadonlyMap<string, Size> {
  const grouped = Math.min(larger.most, larger.byLabels * Math.sqrt(labels.size));
  const factor = isGrouped ? Math.max(larger.usual, grouped) : larger.usual;
  const limits = {
    min: labels.size > maxListed ? widths.name : widths.few,
    max: isGrouped ? larger.widest * factor : widths.max,
    larger: factor,
  };
  return new Map(Array.from(labels, ([name, label]) => [name, cardSize(label, detail, limits)]));
}

function cardSize(
  label: GraphLabel,
  detail: CardDetail,
  limits: { readonly min: number; readonly max: number; readonly larger: number },
): Size {
  const { shown, more } = listedProperties(label, detail);
  const rows = shown.length + (more > 0 ? 1 : 0);
  const { head, row, foot } = cardMeasures;
  const least = rows > 0 ? widths.listed : limits.min;
  const name = nameWidth(revealHidden(label.name));
  const counted = name + figureWidth(label.count);
  const wanted = Math.ceil(rows > 0 ? counted : Math.max(counted, name * limits.larger)) + 34;
  const width = Math.min(limits.max, Math.max(least, wanted));
  return { width, height: head + (rows > 0 ? rows * row + foot : 0) };
}

/** The minimum zoom at which properties are legible. */
const legibleZoom = 0.78;

/** The gaps around a card for edges and badges, and the share of a stage that cards may fill. */
const spread = { across: 28, down: 72, filled: 0.25 } as const;

/**
 * Chooses the level of detail: only names if there are many labels, or if properties would be
 * illegible on the stage.
 *
 * @param stage - The stage's size. Default: unlimited.
 */
export function chooseDetail(labels: BrainGraph['labels'], stage?: Size): CardDetail {
  if (labels.size > maxListed) return 'name';
  if (stage === undefined || stage.width * stage.height === 0) return 'key';
  let area = 0;
  for (const { width, height } of cardSizes(labels, 'key').values()) {
    area += (width + spread.across) * (height + spread.down);
  }
  const zoom = Math.sqrt((stage.width * stage.height * spread.filled) / area);
  return zoom >= legibleZoom ? 'key' : 'name';
}

/** Measures a text in a picture's font, in pixels. */
export type MeasureText = (text: string, size: number, weight?: number) => number;

/** Estimates the width of a text without access to the font. */
export const estimateText: MeasureText = (text, size, weight = 400) =>
  (nameWidth(text) * size) / (weight > 500 ? 12.5 : 14.2);

/**
 * Estimates the width of a label's count beside its name, with the gap between them.
 *
 * Counts digits and thousands separators. `Intl` took a sixth of the time to place a map.
 */
export function figureWidth(count: number | undefined): number {
  return count === undefined ? 0 : Math.floor((4 * String(count).length - 1) / 3) * 7.4 + 6;
}

/** Estimates the width of a name on a card, in pixels at zoom 1, without access to the font. */
export function nameWidth(name: string): number {
  let width = 0;
  for (const character of name) {
    if (character > '\u2e80') width += 14;
    else if (/[\p{Lu}mw_@%]/u.test(character)) width += 10.5;
    else width += /[ijlt.,:;!'|()[\] -]/.test(character) ? 5.5 : 8.5;
  }
  return width;
}
