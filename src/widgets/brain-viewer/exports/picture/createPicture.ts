import { frameOfPicture } from '../../core/scene/placeBadges.ts';
import type { Scene, SceneLine, SceneBox } from '../../core/scene/scene.ts';
import { drawApart, drawRegions, drawTitles } from '../../graph/canvas/drawFrames.ts';
import { drawBadges, type BadgeLook } from '../../graph/canvas/drawBadges.ts';
import { type DrawInput, shapeScene } from '../../graph/canvas/drawInput.ts';
import { drawLines } from '../../graph/canvas/drawScene.ts';
import { penFor, type Pen } from '../../graph/canvas/pen.ts';
import { revealHidden } from '../../../../search/index.ts';
import { framePicture, type DrawnGraph, type Picture, type PictureText } from './picture.ts';
import { isPartial, type GraphProperty } from '../../core/model/brainGraph.ts';
import { cardMeasures, listedProperties } from '../../core/scene/cardSize.ts';
import { isDimmed } from '../../core/scene/emphasis.ts';
import { shorten } from '../../core/scene/shorten.ts';
import { outlineOf } from '../../graph/canvas/drawCards.ts';
import { colourOf, drawDot } from '../../graph/canvas/palette.ts';
import { badgeText, groupTexts } from '../../brainText.ts';

/** The margin of a picture, in pixels, into which self-loops and badges may reach. */
const margin = 48;

/** The look of badges. Same as in their style sheet. */
const badge: BadgeLook = {
  size: 12,
  weight: 400,
  height: 24,
  corner: 12,
  around: 9,
  maxWidth: 150,
  clear: 0,
  maxCount: Infinity,
};

type GraphOptions = DrawnGraph & PictureText;

/** Draws a whole graph at full detail, with a title and a legend. */
export function createPicture(options: GraphOptions): Picture {
  const { scene, emphasis, words, number } = options;
  const { left, top, width, height } = frameOfPicture(scene, emphasis);
  const textOf = (line: SceneLine): string => badgeText(line.link, words, number);
  const titleOf = (line: SceneLine): string => `${endsOf(line, scene)}: ${textOf(line)}`;
  const viewport = { x: -left, y: -top, zoom: 1 };
  const input: DrawInput = {
    ...options,
    shapes: shapeScene(scene, emphasis, titleOf),
    viewport,
    surface: { width, height, ratio: 1 },
    apartText: words.withoutRelations,
    groupTexts: groupTexts(words),
    badgeText: textOf,
  };
  return framePicture({ left: 0, top: 0, width, height }, margin, options, (pen) => {
    drawRegions(pen, input);
    drawLines(pen, input, 'near');
    drawTitles(pen, input);
    drawApart(pen, input, []);
    pen.within(viewport, () => {
      for (const box of scene.boxes) {
        drawWholeCard(penFor(pen, scene, box.x), box, options);
      }
    });
    drawBadges(pen, input, undefined, badge);
  });
}

/** Returns the names of an edge's ends. */
function endsOf({ link }: SceneLine, { byLabel }: Scene): string {
  return [link.source, link.target]
    .map((end) => revealHidden(byLabel.get(end)?.label.name ?? end))
    .join(' – ');
}

/** Measures of a card, in pixels. Same as in the style sheet of cards. */
const card = {
  radius: 6,
  dot: 12,
  start: 22,
  end: 8,
  gap: 6,
  name: 13,
  text: 12,
  weight: 600,
} as const;
const baselines = { name: 19, row: 15 } as const;
const track = { width: 28, height: 4, gap: 6, type: 64 } as const;

/** Draws a label's card at full detail. */
function drawWholeCard(pen: Pen, box: SceneBox, options: GraphOptions): void {
  const { detail, palette, emphasis, words, number } = options;
  const { label, group, width, height } = box;
  const [left, top] = [box.x - width / 2, box.y - height / 2];
  const room = width - card.start - card.end;
  const { shown, more } = listedProperties(label, detail);
  const x = left + card.start;
  const rowAt = (at: number): number =>
    top + cardMeasures.head + at * cardMeasures.row + baselines.row;
  const small = { size: card.text, fill: palette.muted };
  const figure = label.count === undefined ? '' : number(label.count);
  const free = room - pen.measure(figure, card.text) - card.gap;
  const name = revealHidden(label.name);
  const fitted = shorten(name, free, (part) => pen.measure(part, card.name, card.weight));
  const isFaint = isDimmed(label.name, emphasis) || emphasis.gone.has(label.name);
  pen.group({ label: label.name, title: name, opacity: isFaint ? 0.35 : 1 }, () => {
    pen.rect({ left, top, width, height }, card.radius, {
      fill: palette.card,
      ...outlineOf(label.name, options),
    });
    drawDot(pen, group, { x: left + card.dot, y: top + card.dot + 2, radius: 4 }, palette);
    const y = top + baselines.name;
    pen.text(fitted, { x, y }, { size: card.name, weight: card.weight, fill: palette.text });
    pen.text(figure, { x: x + room, y }, { ...small, align: 'right' });
    if (shown.length > 0) {
      pen.rect({ left: x, top: top + cardMeasures.head, width: room, height: 1 }, 0, {
        fill: palette.line,
      });
    }
    for (const [at, property] of shown.entries()) {
      const row = { x, y: rowAt(at), room, colour: colourOf(group, palette) };
      drawProperty(pen, property, row, options);
    }
    if (more > 0) {
      const look = { size: card.text, fill: palette.text };
      pen.text(words.plusMore(more), { x, y: rowAt(shown.length) }, look);
    }
  });
}

interface Row {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly room: number;
  readonly colour: string;
}

/** Draws a property with its type and a presence bar. */
function drawProperty(
  pen: Pen,
  { name, type, presence = 1 }: GraphProperty,
  { x, y, room, colour }: Row,
  { palette }: GraphOptions,
): void {
  const size = card.text;
  const fitted = (text: string, maxWidth: number): string =>
    shorten(text, maxWidth, (part) => pen.measure(part, size));
  const hasBar = isPartial({ presence });
  const end = x + room - (hasBar ? track.width + track.gap : 0);
  const typeText = fitted(type, track.type);
  const start = end - pen.measure(typeText, size);
  pen.text(fitted(name, start - track.gap - x), { x, y }, { size, fill: palette.text });
  pen.text(typeText, { x: start, y }, { size, fill: palette.muted });
  if (!hasBar) return;
  const bar = { left: end + track.gap, top: y - 6, width: track.width, height: track.height };
  pen.rect(bar, 2, { fill: palette.line });
  pen.rect({ ...bar, width: track.width * presence }, 2, { fill: colour });
}
