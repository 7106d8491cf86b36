import type { Point } from '../../core/layout/layoutInput.ts';
import type { Frame } from '../../core/layout/algorithms/packParts.ts';
import type { Viewport } from '../../core/scene/viewport.ts';

/** The colours of a shape. */
export interface Paint {
  /** @default none */
  readonly fill?: string | undefined;
  /** @default none */
  readonly stroke?: string | undefined;
  /** Of its line. @default 1 */
  readonly width?: number;
  /** Lengths of line and gap by turns. @default a whole line */
  readonly dashes?: readonly number[] | undefined;
}

/** The look of a line of text. */
export interface TextLook {
  readonly size: number;
  /** @default 400 */
  readonly weight?: number;
  readonly fill: string;
  /** The part of the text at its place. Names are never mirrored by their direction. @default 'left' */
  readonly align?: 'left' | 'center' | 'right';
  /** True if its place is halfway up its letters, not on their baseline. @default false */
  readonly isMiddle?: boolean;
  /** The colour around its letters. @default none */
  readonly halo?: string;
}

/** A part of a picture. */
export interface GroupLook {
  /** @default 1 */
  readonly opacity?: number;
  /** The label whose card it is. */
  readonly label?: string;
  /** Its tooltip, where pictures have them. */
  readonly title?: string | undefined;
}

/** A circle around a point. */
export interface Circle extends Point {
  readonly radius: number;
}

/** A line or an area as SVG writes it. The same object is prepared once. */
export interface PathShape {
  readonly data: string;
}

/** Measures a text in a picture's font, in pixels. */
export type MeasureText = (text: string, size: number, weight?: number) => number;

/** Draws shapes one over the other: on a canvas, or into an SVG. */
export interface Pen {
  readonly measure: MeasureText;
  /** Draws a rectangle with round corners. */
  rect(frame: Frame, radius: number, paint: Paint): void;
  circles(circles: readonly Circle[], paint: Paint): void;
  polygons(polygons: readonly (readonly Point[])[], paint: Paint): void;
  path(shape: PathShape, paint: Paint): void;
  text(text: string, at: Point, look: TextLook): void;
  /** Draws shapes that belong together. */
  group(look: GroupLook, draw: () => void): void;
  /** Draws in the pixels of a scene. */
  within(viewport: Viewport, draw: () => void): void;
}
