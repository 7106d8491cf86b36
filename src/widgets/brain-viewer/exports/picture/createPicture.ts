import { frameOf, type Frame } from '../../core/layout/algorithms/packParts.ts';
import { fanArcs, maxArcs, type FanArc } from '../../core/scene/fanArcs.ts';
import { dashes } from '../../core/model/storeTypes.ts';
import { frameOfPicture } from '../../core/scene/frameOfPicture.ts';
import { headOf } from '../../core/scene/lineHeads.ts';
import type { Scene, SceneLine } from '../../core/scene/scene.ts';
import { drawApart } from '../../graph/canvas/drawApart.ts';
import { drawBadge, drawBadges, type BadgeLook } from '../../graph/canvas/drawBadges.ts';
import type { DrawInput } from '../../graph/canvas/drawInput.ts';
import { drawLines } from '../../graph/canvas/drawScene.ts';
import type { Pen } from '../../graph/canvas/pen.ts';
import { shapeScene } from '../../graph/canvas/sceneShapes.ts';
import { badgeText } from '../../graph/links/badgeText.ts';
import { relationsText } from '../../map/relationsText.ts';
import { revealHidden } from '../../../../search/index.ts';
import { framePicture, type Picture } from './picture.ts';
import { drawWholeCard } from './pictureCard.ts';
import type { PictureOptions } from './pictureOptions.ts';

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
  maxCount: Infinity,
};

/** Draws a whole graph at full detail, with a title and a legend. */
export function createPicture(scene: Scene, options: PictureOptions): Picture {
  const { emphasis, words, number } = options;
  const open = scene.lines.find(({ link }) => link.id === emphasis.openLink);
  const arcs = open === undefined ? [] : fanArcs(open, scene);
  const { left, top, width, height } = frameWith(frameOfPicture(scene), arcs);
  const textOf = (line: SceneLine): string => badgeText(line.link, words, number);
  const titleOf = (line: SceneLine): string => `${endsOf(line, scene)}: ${textOf(line)}`;
  const viewport = { x: -left, y: -top, zoom: 1 };
  const input: DrawInput = {
    ...options,
    scene,
    shapes: shapeScene(scene, emphasis, titleOf),
    viewport,
    surface: { width, height, ratio: 1 },
    apartText: words.withoutRelations,
    badgeText: textOf,
  };
  return framePicture({ left: 0, top: 0, width, height }, margin, options, (pen) => {
    drawLines(pen, input, 'near');
    drawApart(pen, input, []);
    pen.within(viewport, () => {
      for (const box of scene.boxes) drawWholeCard(pen, box, options);
    });
    drawBadges(pen, input, undefined, badge);
    if (open !== undefined) pen.within(viewport, () => drawFan(pen, open, arcs, options));
  });
}

/** Extends a frame to the texts of arcs. */
function frameWith({ left, top, width, height }: Frame, arcs: readonly FanArc[]): Frame {
  const places = arcs.map(({ middle }) => middle);
  const whole = { x: left + width / 2, y: top + height / 2 };
  const sizes = [{ width, height }, ...places.map(() => ({ width: 0, height: 0 }))];
  return frameOf(sizes, [whole, ...places]);
}

/** Returns the names of an edge's ends. */
function endsOf({ link }: SceneLine, { byLabel }: Scene): string {
  return [link.source, link.target]
    .map((end) => revealHidden(byLabel.get(end)?.label.name ?? end))
    .join(' – ');
}

/** Draws the open link as a fan of its relations. */
function drawFan(
  pen: Pen,
  { link, dash }: SceneLine,
  arcs: readonly FanArc[],
  { palette, words, number }: PictureOptions,
): void {
  const more = link.relations.length - maxArcs;
  const stroke = palette.accent;
  for (const { from, bend, to } of arcs) {
    const data = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
    pen.path({ data }, { stroke, width: 1.6, dashes: dashes[dash] });
    pen.polygons([headOf(bend, to)], { fill: stroke });
  }
  const look = { ...badge, widest: Infinity };
  const colours = { fill: palette.surface, stroke, text: palette.text };
  for (const [at, { relation, middle }] of arcs.entries()) {
    const rest = at === arcs.length - 1 && more > 0 ? ` · ${words.moreOfLink(more)}` : '';
    drawBadge(pen, relationsText([relation], words, number) + rest, middle, look, colours);
  }
}
