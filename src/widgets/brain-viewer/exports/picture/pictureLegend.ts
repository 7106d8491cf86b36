import type { Frame } from '../../core/layout/packParts.ts';
import { dashes } from '../../core/model/storeTypes.ts';
import type { GraphColours } from '../../graph/canvas/palette.ts';
import { groupDot } from './pictureCard.ts';
import { groupText } from '../../groupText.ts';
import type { PictureText } from './pictureOptions.ts';
import type { MeasureText, PictureShape } from './pictureShapes.ts';

/** Sizes in pixels in a picture of `usual` pixels; in a larger one everything here is larger. */
const look = { usual: 1_200, most: 5, title: 20, text: 13, gap: 24, row: 24, sample: 30 } as const;

/** Shapes around a picture, and what it takes up along with them. */
export interface PictureMargins {
  readonly shapes: readonly PictureShape[];
  readonly frame: Frame;
}

/** The title above a picture, and below it what colours and dashes mean. */
export function pictureLegend(
  inner: Frame,
  options: GraphColours & PictureText,
  measure: MeasureText,
): PictureMargins {
  const { title, subtitle, palette } = options;
  const scale = Math.min(look.most, Math.max(1, Math.max(inner.width, inner.height) / look.usual));
  const [size, titleSize] = [look.text * scale, look.title * scale];
  const width = Math.max(
    inner.width,
    measure(title, titleSize, 600),
    measure(subtitle, size),
    ...entriesOf(options).map(({ text }) => measure(text, size) + (look.sample + look.gap) * scale),
  );
  const { left } = inner;
  const top = inner.top - (look.title + look.text + look.gap + 10) * scale;
  const foot = inner.top + inner.height + look.gap * scale;
  const heading: PictureShape[] = [
    {
      kind: 'text',
      text: title,
      x: left,
      y: top + titleSize,
      size: titleSize,
      weight: 600,
      fill: palette.text,
    },
    {
      kind: 'text',
      text: subtitle,
      x: left,
      y: top + titleSize + size + 8 * scale,
      size,
      fill: palette.muted,
    },
  ];
  let [x, y] = [left, foot];
  const legend = entriesOf(options).flatMap(({ text, sample }): PictureShape[] => {
    const needed = look.sample * scale + measure(text, size);
    if (x > left && x + needed > left + width) [x, y] = [left, y + look.row * scale];
    const start = x;
    x += needed + look.gap * scale;
    return [
      sample(start, y, scale),
      {
        kind: 'text',
        text,
        x: start + look.sample * scale,
        y: y + size,
        size,
        fill: palette.text,
      },
    ];
  });
  const bottom = legend.length === 0 ? inner.top + inner.height : y + look.row * scale;
  return { shapes: [...heading, ...legend], frame: { left, top, width, height: bottom - top } };
}

interface LegendEntry {
  readonly text: string;
  readonly sample: (left: number, top: number, scale: number) => PictureShape;
}

function entriesOf({
  groups,
  stores,
  palette,
  words,
  number,
}: GraphColours & PictureText): LegendEntry[] {
  return [
    ...groups.map((group): LegendEntry => ({
      text: `${groupText(group, words)} · ${number(group.labels.length)}`,
      sample: (left, top, scale) =>
        groupDot(group, { x: left + 6 * scale, y: top + 8 * scale }, 5 * scale, palette),
    })),
    ...stores.map((store, at): LegendEntry => ({
      text: store,
      sample: (left, top, scale) => ({
        kind: 'path',
        data: `M${left} ${top + 8 * scale}h${22 * scale}`,
        stroke: palette.strong,
        strokeWidth: 1.6 * scale,
        dashes: dashes[Math.min(at, dashes.length - 1)]?.map((length) => length * scale),
      }),
    })),
  ];
}
