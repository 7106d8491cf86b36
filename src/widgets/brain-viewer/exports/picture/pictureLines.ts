import type { Frame } from '../../core/layout/packParts.ts';
import { dashes } from '../../core/model/storeTypes.ts';
import { lookOf } from '../../core/scene/emphasis.ts';
import { mostArcs, type FanArc } from '../../core/scene/fanArcs.ts';
import { headOf, headsOf, type LineHead } from '../../core/scene/lineHeads.ts';
import { placeBadges } from '../../core/scene/placeBadges.ts';
import { revealHidden } from '../../../../search/index.ts';
import { pathData, type Scene, type SceneLine } from '../../core/scene/scene.ts';
import { shorten } from '../../core/scene/shorten.ts';
import { lineStyles } from '../../graph/canvas/lineStyles.ts';
import { badgeText, relationText } from '../../graph/links/badgeText.ts';
import type { PictureOptions } from './pictureOptions.ts';
import type { MeasureText, PictureGroup, PictureShape } from './pictureShapes.ts';

/** Measures of the words on a line, in pixels. The style sheet of badges has the same. */
const badge = { size: 12, height: 24, radius: 12, padding: 9, most: 150, baseline: 4 } as const;

/** The lines with their heads, from the least to the most highlighted. */
export function pictureLines(scene: Scene, options: PictureOptions): PictureGroup[] {
  const { emphasis, words, number } = options;
  const { styles, hasHeads, order } = lineStyles(scene, options.palette, 'near');
  return scene.lines
    .map((line) => ({ line, look: lookOf(line.link, emphasis) }))
    .sort((a, b) => order.indexOf(a.look) - order.indexOf(b.look))
    .map(({ line, look }): PictureGroup => {
      const { colour, alpha, width } = styles[look];
      const heads = hasHeads(look) ? headsOf(line) : [];
      return {
        kind: 'group',
        opacity: alpha,
        title: `${endsOf(line, scene)}: ${badgeText(line.link, words, number)}`,
        shapes: [
          {
            kind: 'path',
            data: pathData(line),
            stroke: colour,
            strokeWidth: width,
            dashes: dashes[line.dash],
          },
          ...heads.map((head) => headShape(head, colour)),
        ],
      };
    });
}

/** Returns the names of a line's ends. */
function endsOf({ link }: SceneLine, { byLabel }: Scene): string {
  const nameOf = (end: string): string => {
    const box = byLabel.get(end);
    return box === undefined ? end : revealHidden(box.label.name);
  };
  return `${nameOf(link.source)} – ${nameOf(link.target)}`;
}

/** The words on the lines, where there is room for them. */
export function pictureBadges(
  scene: Scene,
  { left, top, width, height }: Frame,
  options: PictureOptions,
  measure: MeasureText,
): PictureShape[] {
  const { palette, emphasis, words, number } = options;
  const area = { left, top, right: left + width, bottom: top + height };
  const textOf = (line: SceneLine): string => badgeText(line.link, words, number);
  const placed = placeBadges(scene, emphasis, area, {
    most: Infinity,
    height: badge.height,
    widthOf: (line) => fitText(textOf(line), badge.most, measure).width,
  });
  return placed.flatMap(({ line, x, y }) => {
    return pictureBadge(textOf(line), { x, y, most: badge.most }, measure, {
      fill: palette.surface,
      stroke: palette.line,
      text: palette.muted,
    });
  });
}

/** The open link, spread into its relations. */
export function pictureFan(
  line: SceneLine,
  arcs: readonly FanArc[],
  { palette, words, number }: PictureOptions,
  measure: MeasureText,
): PictureShape[] {
  const more = line.link.relations.length - mostArcs;
  const stroke = palette.accent;
  const textOf = ({ relation }: FanArc, at: number): string =>
    relationText(relation, number) +
    (at === arcs.length - 1 && more > 0 ? ` · ${words.moreOfLink(more)}` : '');
  return [
    ...arcs.flatMap(({ from, bend, to }): PictureShape[] => [
      {
        kind: 'path',
        data: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`,
        stroke,
        strokeWidth: 1.6,
      },
      headShape(headOf(bend, to), stroke),
    ]),
    ...arcs.flatMap((arc, at) =>
      pictureBadge(textOf(arc, at), { ...arc.middle, most: Infinity }, measure, {
        fill: palette.surface,
        stroke,
        text: palette.text,
      }),
    ),
  ];
}

function headShape(head: LineHead, fill: string): PictureShape {
  const [tip, one, other] = head.map(({ x, y }) => `${x} ${y}`);
  return { kind: 'path', data: `M${tip}L${one} ${other}Z`, fill };
}

function pictureBadge(
  text: string,
  { x, y, most }: { x: number; y: number; most: number },
  measure: MeasureText,
  colours: { fill: string; stroke: string; text: string },
): PictureShape[] {
  const { size, height, radius, baseline } = badge;
  const { fitted, width } = fitText(text, most, measure);
  const frame = { left: x - width / 2, top: y - height / 2, width, height, radius };
  return [
    { kind: 'rect', ...frame, fill: colours.fill, stroke: colours.stroke },
    { kind: 'text', text: fitted, x, y: y + baseline, size, fill: colours.text, anchor: 'middle' },
  ];
}

/** A badge's text, as much of it as there is room for, and how wide that makes the badge. */
function fitText(
  text: string,
  most: number,
  measure: MeasureText,
): { fitted: string; width: number } {
  const { size, padding } = badge;
  const fitted = shorten(text, most - 2 * padding, (part) => measure(part, size));
  return { fitted, width: measure(fitted, size) + 2 * padding };
}
