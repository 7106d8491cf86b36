import type { LineLook } from '../../core/scene/emphasis.ts';
import type { Scene } from '../../core/scene/scene.ts';
import type { ZoomTier } from '../../core/scene/viewport.ts';
import type { Palette } from './palette.ts';

/** The style of edges of one look. */
export interface LineStyle {
  readonly colour: string;
  readonly alpha: number;
  /** The width in pixels. */
  readonly width: number;
}

/** The styles of a scene's edges. */
export interface LineStyles {
  readonly styles: Readonly<Record<LineLook, LineStyle>>;
  readonly hasHeads: (look: LineLook) => boolean;
  /** The looks in drawing order, the lowest first. */
  readonly order: readonly LineLook[];
}

const order = ['gone', 'dimmed', 'plain', 'strong', 'changed', 'added'] as const;

/** The edges per label above which arrowheads are omitted. */
const maxWithHeads = 5;

/** Returns the styles of a scene's edges, fainter the more there are. */
export function lineStyles({ lines, boxes }: Scene, palette: Palette, tier: ZoomTier): LineStyles {
  const crowd = lines.length / Math.max(1, boxes.length);
  const plain = Math.max(0.25, Math.min(0.9, (tier === 'far' ? 1.2 : 2) / crowd));
  return {
    order,
    hasHeads: (look) => tier !== 'far' && !(look === 'plain' && crowd > maxWithHeads),
    styles: {
      gone: { colour: palette.muted, alpha: 0.4, width: 1.2 },
      dimmed: { colour: palette.faint, alpha: 0.35, width: 1.2 },
      plain: { colour: palette.strong, alpha: plain, width: 1.2 },
      strong: { colour: palette.accent, alpha: 1, width: 2 },
      changed: { colour: palette.warning, alpha: 1, width: 2 },
      added: { colour: palette.success, alpha: 1, width: 2 },
    },
  };
}
