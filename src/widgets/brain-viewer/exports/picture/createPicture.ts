import type { Frame } from '../../core/layout/packParts.ts';
import { fanArcs, type FanArc } from '../../core/scene/fanArcs.ts';
import { frameOfPicture } from '../../core/scene/frameOfPicture.ts';
import type { Scene } from '../../core/scene/scene.ts';
import { pictureCard } from './pictureCard.ts';
import { pictureLegend } from './pictureLegend.ts';
import { pictureBadges, pictureFan, pictureLines } from './pictureLines.ts';
import type { PictureOptions } from './pictureOptions.ts';
import { createMeasureText, withMargin, type Picture, type PictureShape } from './pictureShapes.ts';

/** Room around a picture, in pixels. Loops and their badges reach into it. */
const margin = 48;

/** Draws a whole graph as the screen shows it from near, with a title and a legend. */
export function createPicture(scene: Scene, options: PictureOptions): Picture {
  const { palette, font, document, emphasis } = options;
  const measure = createMeasureText(document, font);
  const open = scene.lines.find(({ link }) => link.id === emphasis.openLink);
  const arcs = open === undefined ? [] : fanArcs(open, scene);
  const area = frameOfPicture(scene);
  const { frame, shapes } = pictureLegend(frameWith(area, arcs), options, measure);
  return {
    font,
    background: palette.surface,
    frame: withMargin(frame, margin),
    shapes: [
      ...pictureLines(scene, options),
      ...pictureApart(scene, options),
      ...scene.boxes.map((box) => pictureCard(box, options, measure)),
      ...pictureBadges(scene, area, options, measure),
      ...(open === undefined ? [] : pictureFan(open, arcs, options, measure)),
      ...shapes,
    ],
  };
}

/** Makes a frame large enough for the words of arcs, too. */
function frameWith({ left, top, width, height }: Frame, arcs: readonly FanArc[]): Frame {
  const xs = [left, left + width, ...arcs.map(({ middle }) => middle.x)];
  const ys = [top, top + height, ...arcs.map(({ middle }) => middle.y)];
  const [first, highest] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: first,
    top: highest,
    width: Math.max(...xs) - first,
    height: Math.max(...ys) - highest,
  };
}

/** The frame around labels without relations, with its heading. */
function pictureApart({ apart }: Scene, { palette, words }: PictureOptions): PictureShape[] {
  if (apart === undefined) return [];
  const { left, top, width, height } = apart;
  return [
    {
      kind: 'rect',
      left,
      top,
      width,
      height,
      radius: 8,
      stroke: palette.line,
      dashes: [6, 4],
    },
    {
      kind: 'text',
      text: words.withoutRelations,
      x: left,
      y: top - 6,
      size: 12,
      weight: 600,
      fill: palette.muted,
    },
  ];
}
