import type { Emphasis } from '../../core/scene/emphasis.ts';
import type { Frame } from '../../core/layout/packParts.ts';
import type { Palette } from './palette.ts';
import type { Scene, SceneBox, SceneLine } from '../../core/scene/scene.ts';
import type { Viewport } from '../../core/scene/viewport.ts';
import type { SceneShapes } from './sceneShapes.ts';

/** How many CSS pixels there are to draw on, and of how many device pixels each is. */
export interface Surface {
  /** How many of them, at each edge, are beyond what one sees. @default 0 */
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
  /** What is over the picture, in CSS pixels of the surface. No name is written there. @default nothing */
  readonly covered?: readonly Frame[];
  /** The heading over labels without relations. */
  readonly apartText: string;
  /** The text of a line. @default lines have none */
  readonly badgeText?: (line: SceneLine) => string;
}

/** Whether any of a box can be seen. */
export function isInView(box: SceneBox, { viewport, surface }: DrawInput): boolean {
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
