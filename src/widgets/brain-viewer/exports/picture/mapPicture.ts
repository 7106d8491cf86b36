import { groupMeasures } from '../../core/map/placeMap.ts';
import { hubs } from '../../core/map/brainMap.ts';
import { groupOfBox, type MapBox, type MapLine, type MapScene } from '../../core/map/mapScene.ts';
import type { GraphLabel } from '../../core/model/brainGraph.ts';
import { dashes } from '../../core/model/storeTypes.ts';
import { shorten } from '../../core/scene/shorten.ts';
import { colourOf, type GraphColours } from '../../graph/canvas/palette.ts';
import { groupTitle } from '../../groupText.ts';
import { lineText } from '../../map/lineText.ts';
import { relationsText } from '../../map/relationsText.ts';
import { revealHidden } from '../../../../search/index.ts';
import { pictureLegend } from './pictureLegend.ts';
import type { PictureText } from './pictureOptions.ts';
import {
  createMeasureText,
  withMargin,
  type MeasureText,
  type Picture,
  type PictureShape,
} from './pictureShapes.ts';

/** Room around a picture, in pixels. */
const margin = 32;

/** The colours, words and measures for drawing the shapes of a map. */
interface Pen extends GraphColours, PictureText {
  readonly measure: MeasureText;
  /** Labels that are ghosts. */
  readonly gone: ReadonlySet<string>;
}

/** Draws the map as the screen shows it, with a title and a legend. */
export function createMapPicture(
  scene: MapScene,
  options: GraphColours & PictureText & Pick<Pen, 'gone'>,
): Picture {
  const measure = createMeasureText(options.document, options.font);
  const pen = { ...options, measure };
  const byId = new Map(scene.boxes.map((box) => [box.id, box]));
  const inner = { left: 0, top: 0, width: scene.width, height: scene.height };
  // The picture itself explains the colours by the names of groups.
  const { frame, shapes } = pictureLegend(inner, { ...options, groups: [] }, measure);
  const lines = scene.lines.filter(({ rest }) => rest !== 'hidden');
  return {
    font: options.font,
    background: options.palette.surface,
    frame: withMargin(frame, margin),
    shapes: [
      ...lines.map((line) => lineShape(line, byId, pen)),
      ...scene.boxes.flatMap((box) => boxShapes(box, pen)),
      ...lines.filter(({ rest }) => rest === 'told').flatMap((line) => textShapes(line, pen)),
      ...shapes,
    ],
  };
}

function lineShape(
  { path, width, head, dash, ends }: MapLine,
  byId: ReadonlyMap<string, MapBox>,
  { palette }: Pen,
): PictureShape {
  const [box] = ends.flatMap((end) => byId.get(end) ?? []);
  const stroke =
    head || box === undefined ? palette.strong : colourOf(groupOfBox(box.content), palette);
  const line = {
    kind: 'path' as const,
    data: path,
    stroke,
    strokeWidth: width,
    dashes: dashes[dash],
  };
  return { kind: 'group', opacity: head ? 1 : 0.5, shapes: [line] };
}

function textShapes(line: MapLine, pen: Pen): PictureShape[] {
  const { palette, measure } = pen;
  const text = lineText(line, pen.words, pen.number);
  const width = measure(text, 12) + 18;
  const { x, y } = line.middle;
  return [
    {
      kind: 'rect',
      left: x - width / 2,
      top: y - 12,
      width,
      height: 24,
      radius: 12,
      fill: palette.card,
      ...(line.head ? {} : { stroke: palette.line }),
    },
    { kind: 'text', text, x, y: y + 4, size: 12, fill: palette.muted, anchor: 'middle' },
  ];
}

function boxShapes(box: MapBox, pen: Pen): PictureShape[] {
  switch (box.content.kind) {
    case 'group':
      return groupShapes(box, box.content, pen);
    case 'label':
      return labelShapes(box, box.content, pen);
    case 'more':
      return [
        {
          kind: 'text',
          text: pen.words.moreOfLink(box.content.count),
          x: box.left,
          y: box.top + 26,
          size: 12,
          fill: pen.palette.muted,
        },
      ];
  }
}

function groupShapes(
  { left, top, width, height }: MapBox,
  { of, named }: Extract<MapBox['content'], { kind: 'group' }>,
  pen: Pen,
): PictureShape[] {
  const { palette, words, measure } = pen;
  const colour = colourOf(of.group, palette);
  const { padding } = groupMeasures;
  const sums = [
    words.countLabels(of.labels.length),
    ...(of.nodes === undefined ? [] : [words.countNodes(of.nodes)]),
  ].join(' · ');
  const room = width - 2 * padding - 18;
  const x = left + padding + 18;
  const title = shorten(groupTitle(of.group, words, width), room, (text) => measure(text, 16, 600));
  return [
    { kind: 'rect', left, top, width, height, radius: 16, fill: palette.card },
    {
      kind: 'group',
      opacity: 0.08,
      shapes: [{ kind: 'rect', left, top, width, height, radius: 16, fill: colour }],
    },
    { kind: 'rect', left, top, width, height, radius: 16, stroke: colour },
    {
      kind: 'rect',
      left: left + padding,
      top: top + padding + 5,
      width: 10,
      height: 10,
      radius: 3,
      fill: colour,
    },
    {
      kind: 'text',
      text: title,
      x,
      y: top + padding + 15,
      size: 16,
      weight: 600,
      fill: palette.text,
    },
    { kind: 'text', text: sums, x, y: top + padding + 34, size: 12, fill: palette.muted },
    ...chipShapes(named, of.labels.length - named.length, { left, top, width }, pen),
  ];
}

/** The chips of a group in rows, as wide as their names are in the picture's font. */
function chipShapes(
  labels: readonly GraphLabel[],
  more: number,
  { left, top, width }: Pick<MapBox, 'left' | 'top' | 'width'>,
  { palette, measure, number, words, gone }: Pen,
): PictureShape[] {
  const { padding, head, chip } = groupMeasures;
  const end = left + width - padding;
  let [x, y, rowHeight] = [left + padding, top + padding + head + 6, 0];
  const place = (chipWidth: number, height: number): { x: number; y: number } => {
    if (x > left + padding && x + chipWidth > end) {
      [x, y, rowHeight] = [left + padding, y + rowHeight + chip.gap, 0];
    }
    const at = { x, y };
    x += chipWidth + chip.gap;
    rowHeight = Math.max(rowHeight, height);
    return at;
  };
  const chips = labels.flatMap((label, index): PictureShape[] => {
    const size = index < hubs ? 14 : 13;
    const height = index < hubs ? chip.hub : chip.height;
    const name = revealHidden(label.name);
    const figure = label.count === undefined ? '' : number(label.count);
    const nameEnd = 10 + measure(name, size);
    const chipWidth = nameEnd + (figure === '' ? 0 : 6 + measure(figure, 12)) + 10;
    const at = place(chipWidth, height);
    const baseline = at.y + height / 2 + 4.5;
    const shapes: PictureShape[] = [
      {
        kind: 'rect',
        left: at.x,
        top: at.y,
        width: chipWidth,
        height,
        radius: 6,
        fill: palette.card,
        stroke: palette.line,
      },
      { kind: 'text', text: name, x: at.x + 10, y: baseline, size, fill: palette.text },
      {
        kind: 'text',
        text: figure,
        x: at.x + nameEnd + 6,
        y: baseline,
        size: 12,
        fill: palette.muted,
      },
    ];
    return gone.has(label.name) ? [{ kind: 'group', opacity: 0.45, shapes }] : shapes;
  });
  if (more === 0 || labels.length === 0) return chips;
  const at = place(40, chip.height);
  const text = words.plusMore(more);
  return [
    ...chips,
    {
      kind: 'text',
      text,
      x: at.x + 8,
      y: at.y + chip.height / 2 + 4.5,
      size: 12,
      fill: palette.muted,
    },
  ];
}

function labelShapes(
  { left, top, width, height }: MapBox,
  { label, group, role, isCompact, isCentre }: Extract<MapBox['content'], { kind: 'label' }>,
  { palette, measure, number, words }: Pen,
): PictureShape[] {
  const size = isCentre ? 16 : 13;
  const weight = isCentre ? 600 : 400;
  const figure = label.count === undefined ? '' : number(label.count);
  const room = width - 44 - measure(figure, 12);
  const name = shorten(revealHidden(label.name), room, (text) => measure(text, size, weight));
  const relation =
    isCompact && role !== undefined ? relationsText(role.relations, words, number) : '';
  const middle = top + height / 2 - (relation === '' ? 0 : 10);
  return [
    {
      kind: 'rect',
      left,
      top,
      width,
      height,
      radius: 8,
      fill: palette.card,
      stroke: isCentre ? palette.accent : palette.line,
      strokeWidth: isCentre ? 2 : 1,
    },
    {
      kind: 'rect',
      left: left + 12,
      top: middle - 4,
      width: 8,
      height: 8,
      radius: 4,
      fill: colourOf(group, palette),
    },
    { kind: 'text', text: name, x: left + 28, y: middle + 5, size, weight, fill: palette.text },
    {
      kind: 'text',
      text: figure,
      x: left + width - 12,
      y: middle + 4,
      size: 12,
      fill: palette.muted,
      anchor: 'end',
    },
    { kind: 'text', text: relation, x: left + 28, y: middle + 25, size: 12, fill: palette.muted },
  ];
}
