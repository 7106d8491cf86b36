import { contextOf, createCanvasPen } from '../../graph/canvas/canvasPen.ts';
import { type GraphColours, drawDot } from '../../graph/canvas/palette.ts';
import type { CardDetail, MeasureText } from '../../core/scene/cardSize.ts';
import type { Pen } from '../../graph/canvas/pen.ts';
import type { BrainWords, Format } from '../../../../words/index.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';
import type { MapScene } from '../../core/map/mapScene.ts';
import type { Emphasis } from '../../core/scene/emphasis.ts';
import type { Scene } from '../../core/scene/scene.ts';
import { dashAt, dashes } from '../../core/model/storeTypes.ts';
import { groupText } from '../../brainText.ts';
import { padded, type Frame } from '../../core/scene/frame.ts';

export interface PictureText extends Pick<Format, 'number' | 'compact'> {
  readonly words: BrainWords;
  readonly title: string;
  /** The counts below the title. */
  readonly subtitle: string;
  /** The groups in the legend of colours. */
  readonly groups: readonly LabelGroup[];
  /** The store types in the legend, in the order of their dash patterns. */
  readonly stores: readonly string[];
}

/** A displayed map. */
export interface DrawnMap extends GraphColours {
  readonly kind: 'map';
  readonly scene: MapScene;
  /** The labels shown as ghosts. */
  readonly gone: ReadonlySet<string>;
}

/** A displayed graph. */
export interface DrawnGraph extends GraphColours {
  readonly kind: 'graph';
  readonly scene: Scene;
  readonly detail: CardDetail;
  /** Without hover. */
  readonly emphasis: Emphasis;
}

/** A picture for an export, rendered as SVG or PNG. */
export interface Picture extends Pick<GraphColours, 'font' | 'document'> {
  readonly frame: Frame;
  readonly background: string;
  readonly measure: MeasureText;
  readonly draw: (pen: Pen) => void;
}

/** Sizes in pixels for a picture of `usual` pixels, scaled up for larger ones. */
const look = {
  usual: 1_200,
  maxScale: 5,
  title: 20,
  text: 13,
  gap: 24,
  row: 24,
  sample: 30,
} as const;

/**
 * Frames a drawing with a title above and the legend of colours and dash patterns below.
 *
 * @param margin - The margin around all of it, in pixels.
 */
export function framePicture(
  inner: Frame,
  margin: number,
  options: GraphColours & PictureText,
  draw: (pen: Pen) => void,
): Picture {
  const { font, document, palette, title, subtitle } = options;
  const { measure } = createCanvasPen(contextOf(document.createElement('canvas')), font);
  const longest = Math.max(inner.width, inner.height);
  const scale = Math.min(look.maxScale, Math.max(1, longest / look.usual));
  const [size, titleSize, gap] = [look.text * scale, look.title * scale, look.gap * scale];
  const entries = entriesOf(options).map((entry) => {
    return { ...entry, needed: look.sample * scale + measure(entry.text, size) };
  });
  const width = Math.max(
    inner.width,
    measure(title, titleSize, 600),
    measure(subtitle, size),
    ...entries.map(({ needed }) => needed + gap),
  );
  const { left } = inner;
  const top = inner.top - (look.title + look.text + look.gap + 10) * scale;
  const foot = inner.top + inner.height;
  let [x, y] = [left, foot + gap];
  const placed = entries.map((entry) => {
    if (x > left && x + entry.needed > left + width) [x, y] = [left, y + look.row * scale];
    const at = { x, y };
    x += entry.needed + gap;
    return { ...entry, at };
  });
  const bottom = placed.length === 0 ? foot : y + look.row * scale;
  return {
    frame: padded({ left, top, width, height: bottom - top }, margin),
    background: palette.surface,
    font,
    document,
    measure,
    draw(pen) {
      draw(pen);
      const baseline = top + titleSize;
      const heading = { size: titleSize, weight: 600, fill: palette.text };
      pen.text(title, { x: left, y: baseline }, heading);
      const below = { x: left, y: baseline + size + 8 * scale };
      pen.text(subtitle, below, { size, fill: palette.muted });
      for (const { text, sample, at } of placed) {
        pen.within({ ...at, zoom: scale }, () => {
          sample(pen);
          pen.text(text, { x: look.sample, y: look.text }, { size: look.text, fill: palette.text });
        });
      }
    },
  };
}

interface LegendEntry {
  readonly text: string;
  readonly sample: (pen: Pen) => void;
}

function entriesOf(options: GraphColours & PictureText): LegendEntry[] {
  const { groups, stores, palette, words, number } = options;
  return [
    ...groups.map((group): LegendEntry => ({
      text: `${groupText(group, words)} · ${number(group.labels.length)}`,
      sample: (pen) => drawDot(pen, group, { x: 6, y: 8, radius: 5 }, palette),
    })),
    ...stores.map((text, at): LegendEntry => ({
      text,
      sample: (pen) =>
        pen.path(
          { data: 'M0 8h22' },
          { stroke: palette.strong, width: 1.6, dashes: dashes[dashAt(at)] },
        ),
    })),
  ];
}
