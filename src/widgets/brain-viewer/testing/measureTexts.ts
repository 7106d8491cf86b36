import { estimateText } from '../core/scene/cardSize.ts';
import type { Emphasis } from '../core/scene/emphasis.ts';
import { noEmphasis } from './noEmphasis.ts';
import { drawWith } from '../graph/canvas/drawScene.ts';
import { type DrawInput, type PlaceInput, shapeScene } from '../graph/canvas/drawInput.ts';
import type { Palette } from '../graph/canvas/palette.ts';
import type { Pen } from '../graph/canvas/pen.ts';
import { overlaps, type Frame } from '../core/scene/frame.ts';

const grey: Palette = {
  ...{ surface: 'grey', card: 'grey', text: 'grey', muted: 'grey', line: 'grey', faint: 'grey' },
  ...{ strong: 'grey', accent: 'grey', success: 'grey', warning: 'grey', groups: [] },
};

/**
 * Returns the texts of a canvas, in the order in which they are drawn.
 *
 * @param path - Draws lines.
 * @param write - Writes a text.
 */
export function textsOf(
  input: PlaceInput & Pick<DrawInput, 'groupTexts'>,
  path: Pen['path'] = () => undefined,
  emphasis: Emphasis = noEmphasis,
  write: (text: string) => void = () => undefined,
): (Frame & { text: string })[] {
  const texts: (Frame & { text: string })[] = [];
  const nothing = (): void => undefined;
  const pen: Pen = {
    measure: estimateText,
    rect: nothing,
    circles: nothing,
    polygons: nothing,
    path,
    text(text, { x, y }, { size, weight, align = 'left', isMiddle = false }) {
      const width = estimateText(text, size, weight);
      const before = { left: 0, center: width / 2, right: width }[align];
      const top = isMiddle ? y - size / 2 : y - size;
      write(text);
      texts.push({ text, left: x - before, top, width, height: size });
    },
    group: (_look, draw) => draw(),
    within: (_viewport, draw) => draw(),
  };
  drawWith(pen, {
    ...input,
    shapes: shapeScene(input.scene, emphasis),
    emphasis,
    palette: grey,
    apartText: 'Not linked yet',
    badgeText: ({ link }) => `${link.relations[0]?.type ?? ''} · ${link.count}`,
    countTexts: [String],
  });
  return texts;
}

/** Returns the pairs of texts of a canvas that lie on each other. */
export function textsOnTexts(input: PlaceInput): string[] {
  const texts = textsOf(input);
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .flatMap((other) => (overlaps(one, other) ? [`${one.text} on ${other.text}`] : [])),
  );
}
