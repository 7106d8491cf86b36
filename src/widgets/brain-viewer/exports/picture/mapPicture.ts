import { groupMeasures } from '../../core/map/placeMap.ts';
import { hubs } from '../../core/map/brainMap.ts';
import { groupOfBox, linePathData, type MapBox, type MapLine } from '../../core/map/mapScene.ts';
import { frameAround } from '../../core/scene/frame.ts';
import { dashes } from '../../core/model/storeTypes.ts';
import { shorten } from '../../core/scene/shorten.ts';
import { colourOf } from '../../graph/canvas/palette.ts';
import type { Pen } from '../../graph/canvas/pen.ts';
import { revealHidden } from '../../../../search/index.ts';
import { framePicture, type DrawnMap, type Picture, type PictureText } from './picture.ts';
import { groupTitle, lineParts, relationsText } from '../../brainText.ts';

/** The margin of a picture, in pixels. */
const margin = 32;

type MapOptions = DrawnMap & PictureText;

type Content<Kind extends MapBox['content']['kind']> = Extract<MapBox['content'], { kind: Kind }>;

/** Draws the map as on the screen, with a title and a legend. */
export function createMapPicture(options: MapOptions): Picture {
  const { scene } = options;
  const byId = new Map(scene.boxes.map((box) => [box.id, box]));
  const inner = { left: 0, top: 0, width: scene.width, height: scene.height };
  const lines = scene.lines.filter(({ rest }) => rest !== 'hidden');
  // No legend of groups, which are named in the picture.
  return framePicture(inner, margin, { ...options, groups: [] }, (pen) => {
    for (const line of lines) drawLine(pen, line, byId, options);
    for (const box of scene.boxes) drawBox(pen, box, options);
    for (const line of lines) if (line.rest === 'told') drawText(pen, line, options);
  });
}

function drawLine(
  pen: Pen,
  line: MapLine,
  byId: ReadonlyMap<string, MapBox>,
  { palette }: MapOptions,
): void {
  const { width, head, dash, ends } = line;
  const [box] = ends.flatMap((end) => byId.get(end) ?? []);
  const isPlain = head || box === undefined;
  const stroke = isPlain ? palette.strong : colourOf(groupOfBox(box.content), palette);
  pen.group({ opacity: head ? 1 : 0.5 }, () =>
    pen.path({ data: linePathData(line) }, { stroke, width, dashes: dashes[dash] }),
  );
}

function drawText(pen: Pen, line: MapLine, options: MapOptions): void {
  const { palette, words } = options;
  const text = lineParts(line, words, options).join('');
  const width = pen.measure(text, 12) + 18;
  const { x, y } = line.middle;
  const stroke = line.head ? undefined : palette.line;
  const frame = frameAround({ x, y, width, height: 24 });
  pen.rect(frame, 12, { fill: palette.card, stroke });
  pen.text(text, { x, y: y + 4 }, { size: 12, fill: palette.muted, align: 'center' });
}

function drawBox(pen: Pen, box: MapBox, options: MapOptions): void {
  const { left: x, top, content } = box;
  switch (content.kind) {
    case 'group':
      drawGroup(pen, box, content, options);
      break;
    case 'label':
      drawLabel(pen, box, content, options);
      break;
    case 'more': {
      const text = options.words.moreOfLink(content.count);
      pen.text(text, { x, y: top + 26 }, { size: 12, fill: options.palette.muted });
      break;
    }
  }
}

function drawGroup(pen: Pen, box: MapBox, content: Content<'group'>, options: MapOptions): void {
  const { left, top, width } = box;
  const { group, labels, nodes } = content.of;
  const { palette, words } = options;
  const colour = colourOf(group, palette);
  const { padding, head } = groupMeasures;
  pen.rect(box, 16, { fill: palette.card });
  pen.group({ opacity: 0.08 }, () => pen.rect(box, 16, { fill: colour }));
  pen.rect(box, 16, { stroke: colour });
  const dot = { left: left + padding, top: top + padding + 5, width: 10, height: 10 };
  pen.rect(dot, 3, { fill: colour });
  const x = dot.left + 18;
  const title = { size: 16, weight: 600 } as const;
  const lines = groupTitle(group, words, content.linesOf);
  for (const [index, line] of lines.entries()) {
    const name = shorten(line, width - 2 * padding - 18, (text) =>
      pen.measure(text, title.size, title.weight),
    );
    const y = dot.top + 10 + index * head.line;
    pen.text(name, { x, y }, { ...title, fill: palette.text });
  }
  const below = top + padding + lines.length * head.line;
  const items = nodes === undefined ? [] : [words.countNodes(nodes)];
  const sums = [words.countLabels(labels.length), ...items].join(' · ');
  pen.text(sums, { x, y: below + 14 }, { size: 12, fill: palette.muted });
  drawChips(pen, { ...box, top: below + head.sums + head.gap }, content, options);
}

/** Draws the chips of a group in rows, measured in the picture's font. */
function drawChips(
  pen: Pen,
  { left, top, width }: MapBox,
  { of, named }: Content<'group'>,
  { palette, number, words, gone }: MapOptions,
): void {
  const { padding, chip } = groupMeasures;
  const end = left + width - padding;
  let [x, y, rowHeight] = [left + padding, top, 0];
  const place = (chipWidth: number, height: number): { left: number; top: number } => {
    if (x > left + padding && x + chipWidth > end) {
      [x, y, rowHeight] = [left + padding, y + rowHeight + chip.gap, 0];
    }
    const at = { left: x, top: y };
    x += chipWidth + chip.gap;
    rowHeight = Math.max(rowHeight, height);
    return at;
  };
  const small = { size: 12, fill: palette.muted };
  for (const label of named) {
    const isHub = of.labels.indexOf(label) < hubs;
    const [size, height] = isHub ? [14, chip.hub] : [13, chip.height];
    const name = revealHidden(label.name);
    const figure = label.count === undefined ? '' : number(label.count);
    const nameEnd = 10 + pen.measure(name, size);
    const chipWidth = nameEnd + (figure === '' ? 0 : 6 + pen.measure(figure, 12)) + 10;
    const at = place(chipWidth, height);
    const baseline = at.top + height / 2 + 4.5;
    pen.group({ opacity: gone.has(label.name) ? 0.45 : 1 }, () => {
      const paint = { fill: palette.card, stroke: palette.line };
      pen.rect({ ...at, width: chipWidth, height }, 6, paint);
      pen.text(name, { x: at.left + 10, y: baseline }, { size, fill: palette.text });
      pen.text(figure, { x: at.left + nameEnd + 6, y: baseline }, small);
    });
  }
  const more = of.labels.length - named.length;
  if (more === 0 || named.length === 0) return;
  const at = place(40, chip.height);
  const baseline = at.top + chip.height / 2 + 4.5;
  pen.text(words.plusMore(more), { x: at.left + 8, y: baseline }, small);
}

function drawLabel(
  pen: Pen,
  box: MapBox,
  { label, group, role, isCompact, isCentre }: Content<'label'>,
  { palette, number, words }: MapOptions,
): void {
  const { left, top, width, height } = box;
  const title = isCentre ? { size: 16, weight: 600 } : { size: 13, weight: 400 };
  const small = { size: 12, fill: palette.muted };
  const figure = label.count === undefined ? '' : number(label.count);
  const room = width - 44 - pen.measure(figure, small.size);
  const name = shorten(revealHidden(label.name), room, (text) =>
    pen.measure(text, title.size, title.weight),
  );
  const relation =
    isCompact && role !== undefined ? relationsText(role.relations, words, number) : '';
  const middle = top + height / 2 - (relation === '' ? 0 : 10);
  pen.rect(box, 8, {
    fill: palette.card,
    stroke: isCentre ? palette.accent : palette.line,
    width: isCentre ? 2 : 1,
  });
  pen.circles([{ x: left + 16, y: middle, radius: 4 }], { fill: colourOf(group, palette) });
  pen.text(name, { x: left + 28, y: middle + 5 }, { ...title, fill: palette.text });
  pen.text(figure, { x: left + width - 12, y: middle + 4 }, { ...small, align: 'right' });
  pen.text(relation, { x: left + 28, y: middle + 25 }, small);
}
