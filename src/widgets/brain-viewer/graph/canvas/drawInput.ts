import type { Emphasis } from '../../core/scene/emphasis.ts';
import type { Frame } from '../../core/layout/algorithms/packParts.ts';
import type { Palette } from './palette.ts';
import type { Scene, SceneBox, SceneLine } from '../../core/scene/scene.ts';
import type { Viewport } from '../../core/scene/viewport.ts';
import type { SceneShapes } from './sceneShapes.ts';

/** The size of a surface in CSS pixels, and the device pixels for each of them. */
export interface Surface {
  /** The pixels at each edge that are beyond the visible part. @default 0 */
  readonly margin?: number;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Everything that a picture is drawn from. */
export interface DrawInput {
  readonly scene: Scene;
  readonly shapes: SceneShapes;
  readonly emphasis: Emphasis;
  readonly palette: Palette;
  readonly viewport: Viewport;
  readonly surface: Surface;
  readonly font: string;
  /**
   * The frames of anything over the picture, in CSS pixels of the surface. No name is written
   * there.
   *
   * @default nothing
   */
  readonly covered?: readonly Frame[];
  /** The heading over labels without relations. */
  readonly apartText: string;
  /** The text of a line. @default lines have none */
  readonly badgeText?: (line: SceneLine) => string;
  /** Writes the count of a label in few letters. @default cards from afar tell no counts */
  readonly countText?: (count: number) => string;
}

/** The part of an input that decides where cards are, and which names they hold. */
export type PlaceInput = Pick<DrawInput, 'scene' | 'viewport' | 'surface' | 'font'>;

/** Returns whether any part of a box is visible. */
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
