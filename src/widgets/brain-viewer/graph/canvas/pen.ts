import type { Frame } from '../../core/scene/frame.ts';
import type { Point } from '../../core/layout/layoutInput.ts';
import type { MeasureText } from '../../core/scene/cardSize.ts';
import type { Scene } from '../../core/scene/scene.ts';
import type { Viewport } from '../../core/scene/viewport.ts';

/** A change from one colour to another, straight between two points. */
export interface Gradient {
  readonly from: Point;
  readonly to: Point;
  readonly colours: readonly [from: string, to: string];
}

/** The colours of a shape. */
export interface Paint {
  /** @default none */
  readonly fill?: string | undefined;
  /** @default none */
  readonly stroke?: string | Gradient | undefined;
  /** The stroke width. @default 1 */
  readonly width?: number;
  /** The dash pattern. @default solid */
  readonly dashes?: readonly number[] | undefined;
}

export interface TextLook {
  readonly size: number;
  /** @default 400 */
  readonly weight?: number;
  readonly fill: string;
  /** The alignment at its place, independent of the text's direction. @default 'left' */
  readonly align?: 'left' | 'center' | 'right';
  /** True to centre it vertically rather than place it on the baseline. @default false */
  readonly isMiddle?: boolean;
  /** The outline colour. @default none */
  readonly halo?: string;
}

export interface GroupLook {
  /** @default 1 */
  readonly opacity?: number;
  /** The label whose card it is. */
  readonly label?: string;
  /** The tooltip, in formats that have them. */
  readonly title?: string | undefined;
}

export interface Circle extends Point {
  readonly radius: number;
}

/** A shape as SVG path data. Prepared once per object, so keep it stable. */
export interface PathShape {
  readonly data: string;
}

/** Draws shapes in order, to a canvas or an SVG. */
export interface Pen {
  readonly measure: MeasureText;
  /** Draws a rounded rectangle. */
  rect(frame: Frame, radius: number, paint: Paint): void;
  circles(circles: readonly Circle[], paint: Paint): void;
  polygons(polygons: readonly (readonly Point[])[], paint: Paint): void;
  path(shape: PathShape, paint: Paint): void;
  text(text: string, at: Point, look: TextLook): void;
  group(look: GroupLook, draw: () => void): void;
  /** Draws in scene coordinates. */
  within(viewport: Viewport, draw: () => void): void;
}

const turned = { left: 'right', center: 'center', right: 'left' } as const;

/** Returns a pen that mirrors what it draws at an axis, if a scene is read from right to left. */
export function penFor(pen: Pen, { isMirrored }: Pick<Scene, 'isMirrored'>, axis: number): Pen {
  if (isMirrored !== true) return pen;
  const at = <T extends Point>(point: T): T => ({ ...point, x: 2 * axis - point.x });
  return {
    ...pen,
    rect: ({ left, ...size }, radius, paint) =>
      pen.rect({ ...size, left: 2 * axis - left - size.width }, radius, paint),
    circles: (circles, paint) => pen.circles(circles.map(at), paint),
    text: (text, place, { align = 'left', ...look }) =>
      pen.text(text, at(place), { ...look, align: turned[align] }),
  };
}
