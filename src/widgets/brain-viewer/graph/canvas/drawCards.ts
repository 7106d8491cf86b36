import { centreOf } from '../../core/scene/frame.ts';
import { isDimmed } from '../../core/scene/emphasis.ts';
import type { DrawInput } from './drawInput.ts';
import { colourOf, drawDot } from './palette.ts';
import { penFor, type Pen } from './pen.ts';
import {
  cardWeight,
  isTight,
  measuresOf,
  room,
  startOf,
  tightly,
  type DrawnCard,
} from './placeCards.ts';

/**
 * Draws cards: a dot in the group's colour, the name in a legible size, and the count. Truncates long
 * names. Fills cards whose names would be too short, and leaves these to {@link drawNames}.
 */
export function drawCards(pen: Pen, input: DrawInput, cards: readonly DrawnCard[]): void {
  const { palette, emphasis, scene } = input;
  const { size, figure: figureSize, dot, across } = measuresOf(input);
  for (const card of cards) {
    const { box, frame, wanted, text, figure } = card;
    const { name } = box.label;
    const isGone = emphasis.gone.has(name);
    pen.group({ opacity: isDimmed(name, emphasis) ? 0.3 : isGone ? 0.6 : 1 }, () => {
      pen.rect(frame, Math.min(6, frame.height / 4), {
        fill: text === undefined ? colourOf(box.group, palette) : palette.card,
        ...outlineOf(name, input),
        dashes: isGone ? [3, 3] : [],
      });
      if (text === undefined) return;
      const isSmall = isTight(wanted, frame);
      const y = frame.top + frame.height / 2;
      const start = (isSmall ? room.tight : across) + dot / 2;
      const own = penFor(pen, scene, centreOf(frame).x);
      drawDot(own, box.group, { x: frame.left + start, y, radius: dot / 2 }, palette);
      const look = {
        size: isSmall ? size * tightly : size,
        weight: cardWeight,
        fill: palette.text,
      };
      own.text(text, { x: frame.left + startOf(card, input), y }, { ...look, isMiddle: true });
      if (figure === undefined) return;
      const end = { x: frame.left + frame.width - across - 1, y };
      own.text(figure, end, {
        size: figureSize,
        fill: palette.muted,
        align: 'right',
        isMiddle: true,
      });
    });
  }
}

/** Returns the outline of a card by its emphasis. */
export function outlineOf(
  label: string,
  { emphasis, palette }: Pick<DrawInput, 'emphasis' | 'palette'>,
): { stroke: string; width: number } {
  if (emphasis.changed.has(label)) return { stroke: palette.warning, width: 2.5 };
  if (emphasis.added.has(label)) return { stroke: palette.success, width: 2.5 };
  if (emphasis.selected === label) return { stroke: palette.accent, width: 2.5 };
  return { stroke: palette.line, width: 1 };
}
