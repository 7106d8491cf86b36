import type { Emphasis } from '../../core/scene/emphasis.ts';
import type { Frame } from '../../core/layout/algorithms/packParts.ts';
import type { Palette } from './palette.ts';
import type { Scene, SceneBox, SceneLine } from '../../core/scene/scene.ts';
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

/** Returns true if any part of a box is visible, for culling. */
export function isInView(
  box: SceneBox,
  { viewport, surface }: Pick<DrawInput, 'viewport' | 'surface'>,
): boolean {
  const { x, y, zoom } = viewport;
  const [middleX, middleY] = [x + box.x * zoom, y + box.y * zoom];
  const [halfWidth, halfHeight] = [(box.width / 2) * zoom, (box.height / 2) * zoom];
  return (
    middleX + halfWidth > 0 &&
    middleX - halfWidth < surface.width &&
    middleY + halfHeight > 0 &&
    middleY - halfHeight < surface.height
  );
}
