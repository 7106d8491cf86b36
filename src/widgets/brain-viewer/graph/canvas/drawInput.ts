import type { Emphasis } from '../../core/scene/emphasis.ts';
import type { Frame } from '../../core/layout/algorithms/packParts.ts';
import type { Palette } from './palette.ts';
import type { Area } from '../../core/scene/placeBadges.ts';
import type { Scene, SceneLine } from '../../core/scene/scene.ts';
import type { Viewport } from '../../core/scene/viewport.ts';
import type { SceneShapes } from './sceneShapes.ts';

/** The size of a surface in CSS pixels, and the device pixel ratio. */
export interface Surface {
  /** The overdraw beyond each visible edge. @default 0 */
  readonly margin?: number;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The input for drawing a scene. */
export interface DrawInput {
  readonly scene: Scene;
  readonly shapes: SceneShapes;
  readonly emphasis: Emphasis;
  readonly palette: Palette;
  readonly viewport: Viewport;
  readonly surface: Surface;
  readonly font: string;
  /**
   * The frames of controls over the picture, in CSS pixels of the surface. Names avoid them.
   *
   * @default none
   */
  readonly covered?: readonly Frame[];
  /** The heading of isolated labels. */
  readonly apartText: string;
  /** Returns an edge's badge text. @default no badges */
  readonly badgeText?: (line: SceneLine) => string;
  /** Formats a label's count compactly. @default no counts */
  readonly countText?: (count: number) => string;
}

/** The part of the input that determines the frames and names of cards. */
export type PlaceInput = Pick<DrawInput, 'scene' | 'viewport' | 'surface' | 'font'>;

/** Returns the visible area of a scene. */
export function areaOf({ viewport, surface }: Pick<DrawInput, 'viewport' | 'surface'>): Area {
  const { x, y, zoom } = viewport;
  return {
    left: -x / zoom,
    top: -y / zoom,
    right: (surface.width - x) / zoom,
    bottom: (surface.height - y) / zoom,
  };
}
