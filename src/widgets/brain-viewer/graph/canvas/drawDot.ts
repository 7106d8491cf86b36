import type { LabelGroup } from '../../core/model/groupLabels.ts';
import { isRing } from '../groupMark.ts';
import { colourOf, type Palette } from './palette.ts';
import type { Circle, Pen } from './pen.ts';

/** Draws a group's dot or ring. */
export function drawDot(
  pen: Pen,
  group: LabelGroup | undefined,
  dot: Circle,
  palette: Palette,
): void {
  const colour = colourOf(group, palette);
  if (!isRing(group)) pen.circles([dot], { fill: colour });
  else {
    pen.circles([{ ...dot, radius: dot.radius * 0.75 }], { stroke: colour, width: dot.radius / 2 });
  }
}
