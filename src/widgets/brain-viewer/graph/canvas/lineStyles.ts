import type { Point } from '../../core/layout/layoutInput.ts';
import type { LineLook } from '../../core/scene/emphasis.ts';
import { loopCurve, type Scene, type SceneLine } from '../../core/scene/scene.ts';
import type { ZoomTier } from '../../core/scene/viewport.ts';
import type { Palette } from './palette.ts';

/** How lines of one look are drawn. */
export interface LineStyle {
  readonly colour: string;
  readonly alpha: number;
  /** In pixels. */
  readonly width: number;
}

/** How the lines of a scene are drawn. */
export interface LineStyles {
  readonly styles: Readonly<Record<LineLook, LineStyle>>;
  readonly hasHeads: (look: LineLook) => boolean;
  /** What is drawn first is below the rest. */
  readonly order: readonly LineLook[];
}

const order = ['dimmed', 'plain', 'strong', 'added'] as const;

/** With more lines for each label, heads would cover more than they tell. */
const mostWithHeads = 5;

/** Returns how the lines of a scene are drawn: the more there are, the less each weighs. */
export function lineStyles({ lines, boxes }: Scene, palette: Palette, tier: ZoomTier): LineStyles {
  const crowd = lines.length / Math.max(1, boxes.length);
  const plain = Math.max(0.25, Math.min(0.9, (tier === 'far' ? 1.2 : 2) / crowd));
  return {
    order,
    hasHeads: (look) => tier !== 'far' && !(look === 'plain' && crowd > mostWithHeads),
    styles: {
      dimmed: { colour: palette.line, alpha: 0.35, width: 1.2 },
      plain: { colour: palette.strong, alpha: plain, width: 1.2 },
      strong: { colour: palette.accent, alpha: 1, width: 2 },
      added: { colour: palette.success, alpha: 1, width: 2 },
    },
  };
}

/** The head of a line: its tip first. */
export type LineHead = readonly [tip: Point, one: Point, other: Point];

/** The heads of a line. */
export function headsOf(line: SceneLine): readonly LineHead[] {
  const { link, from, via, to, loop } = line;
  const end = headOf(loop ? loopCurve(line)[1] : (via.at(-1) ?? from), to);
  return link.direction === 'both' && !loop ? [end, headOf(via[0] ?? to, from)] : [end];
}

const head = { long: 10, wide: 4.5 } as const;

/** The head of a line that comes from one point to another. */
export function headOf(from: Point, to: Point): LineHead {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / length) * head.long, ((to.y - from.y) / length) * head.long];
  const [ax, ay] = [(dy / head.long) * head.wide, (dx / head.long) * head.wide];
  return [to, { x: to.x - dx - ax, y: to.y - dy + ay }, { x: to.x - dx + ax, y: to.y - dy - ay }];
}
