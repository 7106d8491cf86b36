import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { dotOf } from '../groupMark.ts';
import { colourOf, type Palette } from './palette.ts';
import type { Circle, Pen } from './pen.ts';

/** Draws a group's dot or ring. */
export function drawDot(
  pen: Pen,
  group: LabelGroup | undefined,
  { x, y, radius: outer }: Circle,
  palette: Palette,
): void {
  const { radius, line } = dotOf(group, outer);
  const colour = colourOf(group, palette);
  const paint = line === undefined ? { fill: colour } : { stroke: colour, width: line };
  pen.circles([{ x, y, radius }], paint);
}
