import type { GraphLabel } from '../model/brainGraph.ts';
import { revealHidden } from '../../../../search/index.ts';
import type { Size } from '../layout/layoutInput.ts';

/** The detail of a card: its name, its most frequent properties too, or all of them. */
export type CardDetail = 'name' | 'key' | 'all';

/** Properties that a card lists at most. */
const listed: Record<CardDetail, number> = { name: 0, key: 3, all: 12 };

/** Measures of a card in pixels at zoom 1: its head with and without a second line. The style sheet has the same. */
export const cardMeasures = { head: 48, name: 30, row: 20, foot: 8 } as const;

/** The widths of cards: those that list properties have more to hold. */
const widths = { name: 168, listed: 188, most: 280 } as const;

/** Returns the properties that a card lists, and the number of omitted ones. */
export function listedProperties(
  { properties }: GraphLabel,
  detail: CardDetail,
): { shown: GraphLabel['properties']; more: number } {
  const most = listed[detail];
  const shown = properties.slice(0, most);
  return { shown, more: most === 0 ? 0 : properties.length - shown.length };
}

/** The height of a card's head: a label of unknown count with no further properties has its name alone. */
export function headOf(label: GraphLabel, detail: CardDetail): number {
  const { more } = listedProperties(label, detail);
  const hasSecondLine = label.count !== undefined || (more > 0 && detail !== 'all');
  return hasSecondLine ? cardMeasures.head : cardMeasures.name;
}

/** The size of a label's card: known beforehand, so that nothing has to be measured. */
export function cardSize(label: GraphLabel, detail: CardDetail): Size {
  const { shown, more } = listedProperties(label, detail);
  const rows = shown.length + (detail === 'all' && more > 0 ? 1 : 0);
  const { row, foot } = cardMeasures;
  const least = rows > 0 ? widths.listed : widths.name;
  // Names alone are read from afar, where they are written larger than their cards are drawn.
  const stretch = rows > 0 ? 1 : 1.35;
  const wanted = Math.ceil(nameWidth(revealHidden(label.name)) * stretch) + 34;
  const width = Math.min(widths.most, Math.max(least, wanted));
  return { width, height: headOf(label, detail) + (rows > 0 ? rows * row + foot : 0) };
}

/** Up to this many labels properties are listed, where they can be read. */
const mostListed = 24;

/** The zoom from which properties can be read. */
const legibleZoom = 0.78;

/** Room that a card needs for lines and badges around it, and the share of a stage that cards fill. */
const spread = { across: 28, down: 72, filled: 0.25 } as const;

/**
 * Returns the detail that fits: many labels are shown by their names alone, and so are those that
 * would have to be drawn too small for their properties.
 *
 * @param stage - The stage that shows them. Default: as large as need be.
 */
export function chooseDetail(labels: readonly GraphLabel[], stage?: Size): CardDetail {
  if (labels.length > mostListed) return 'name';
  if (stage === undefined || stage.width * stage.height === 0) return 'key';
  const area = labels.reduce((sum, label) => {
    const { width, height } = cardSize(label, 'key');
    return sum + (width + spread.across) * (height + spread.down);
  }, 0);
  const zoom = Math.sqrt((stage.width * stage.height * spread.filled) / area);
  return zoom >= legibleZoom ? 'key' : 'name';
}

/** Estimates the width of a name on a card, in pixels at zoom 1: measuring needs the page's font. */
export function nameWidth(name: string): number {
  let width = 0;
  for (const character of name) {
    if (character > '\u2e80') width += 14;
    else if (/[\p{Lu}mw_@%]/u.test(character)) width += 10.5;
    else width += /[ijlt.,:;!'|()[\] -]/.test(character) ? 5.5 : 8.5;
  }
  return width;
}
