import type { GraphProperty } from '../../core/model/brainGraph.ts';
import { revealHidden } from '../../../../search/index.ts';
import { cardMeasures, headOf, listedProperties } from '../../core/scene/cardSize.ts';
import { isDimmed } from '../../core/scene/emphasis.ts';
import type { SceneBox } from '../../core/scene/scene.ts';
import { shorten } from '../../core/scene/shorten.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { colourOf, type Palette } from '../../graph/canvas/palette.ts';
import { dotOf } from '../../graph/groupMark.ts';
import { captionText } from '../../graph/cards/countText.ts';
import type { PictureOptions } from './pictureOptions.ts';
import type { MeasureText, PictureGroup, PictureShape } from './pictureShapes.ts';

/** Measures of a card, in pixels. The style sheet of cards on the screen has the same. */
const card = { radius: 6, dot: 12, start: 22, end: 8, name: 13, text: 12 } as const;
const baselines = { name: 19, count: 37, row: 15 } as const;
const track = { width: 28, height: 4, gap: 6, type: 64 } as const;

/** A label's card at full detail. */
export function pictureCard(
  box: SceneBox,
  options: PictureOptions,
  measure: MeasureText,
): PictureGroup {
  const { detail, palette, emphasis, words } = options;
  const { label, width, height } = box;
  const [left, top] = [box.x - width / 2, box.y - height / 2];
  const colour = colourOf(box.group, palette);
  const room = width - card.start - card.end;
  const { shown, more } = listedProperties(label, detail);
  const x = left + card.start;
  const line = (text: string, y: number, size: number, fill: string, weight = 400) => ({
    kind: 'text' as const,
    text: shorten(text, room, (part) => measure(part, size, weight)),
    x,
    y: top + y,
    size,
    weight,
    fill,
  });
  const caption = captionText(label, detail, words);
  const hasLastRow = detail === 'all' && more > 0;
  const head = headOf(label, detail);
  const rowAt = (at: number): number => head + at * cardMeasures.row + baselines.row;
  return {
    kind: 'group',
    label: label.name,
    title: revealHidden(label.name),
    opacity: isDimmed(label.name, emphasis) || emphasis.gone.has(label.name) ? 0.35 : 1,
    shapes: [
      { kind: 'rect', left, top, width, height, radius: card.radius, fill: palette.card },
      groupDot(box.group, { x: left + card.dot, y: top + card.dot + 2 }, 4, palette),
      {
        kind: 'rect',
        left,
        top,
        width,
        height,
        radius: card.radius,
        ...outlineOf(label.name, options),
      },
      line(revealHidden(label.name), baselines.name, card.name, palette.text, 600),
      line(caption, baselines.count, card.text, palette.muted),
      ...(shown.length > 0 ? [divider(x, top + head, room, palette.line)] : []),
      ...shown.flatMap((property, at) =>
        pictureProperty(property, { x, y: top + rowAt(at), room, colour }, options, measure),
      ),
      ...(hasLastRow ? [line(`+${more}`, rowAt(shown.length), card.text, palette.text)] : []),
    ],
  };
}

/** Draws the dot of a group. */
export function groupDot(
  group: LabelGroup | undefined,
  { x, y }: { x: number; y: number },
  size: number,
  palette: Palette,
): PictureShape {
  const { radius: r, line } = dotOf(group, size);
  const colour = colourOf(group, palette);
  const data = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return line === undefined
    ? { kind: 'path', data, fill: colour }
    : { kind: 'path', data, stroke: colour, strokeWidth: line };
}

function outlineOf(
  label: string,
  { emphasis, palette }: PictureOptions,
): { stroke: string; strokeWidth: number } {
  if (emphasis.changed.has(label)) return { stroke: palette.warning, strokeWidth: 2.5 };
  if (emphasis.added.has(label)) return { stroke: palette.success, strokeWidth: 2.5 };
  if (emphasis.selected === label) return { stroke: palette.accent, strokeWidth: 2.5 };
  return { stroke: palette.line, strokeWidth: 1 };
}

function divider(left: number, top: number, width: number, fill: string): PictureShape {
  return { kind: 'rect', left, top, width, height: 1, fill };
}

interface Row {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly room: number;
  readonly colour: string;
}

/** A property with its type, and a bar for how often it is present. */
function pictureProperty(
  { name, type, presence }: GraphProperty,
  { x, y, room, colour }: Row,
  { palette }: PictureOptions,
  measure: MeasureText,
): PictureShape[] {
  const fitted = (text: string, most: number): string =>
    shorten(text, most, (part) => measure(part, card.text));
  const end = x + room - (presence === undefined ? 0 : track.width + track.gap);
  const typeText = fitted(type, track.type);
  const typeStart = end - measure(typeText, card.text);
  const bar = { top: y - 6, height: track.height, radius: 2, left: end + track.gap };
  return [
    {
      kind: 'text',
      text: fitted(name, typeStart - track.gap - x),
      x,
      y,
      size: card.text,
      fill: palette.text,
    },
    { kind: 'text', text: typeText, x: typeStart, y, size: card.text, fill: palette.muted },
    ...(presence === undefined
      ? []
      : ([
          { kind: 'rect', ...bar, width: track.width, fill: palette.line },
          { kind: 'rect', ...bar, width: track.width * presence, fill: colour },
        ] as const)),
  ];
}
