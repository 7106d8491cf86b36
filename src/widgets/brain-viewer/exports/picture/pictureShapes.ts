import type { Frame } from '../../core/layout/packParts.ts';

/** A picture to keep: what SVG and PNG are both drawn from. */
export interface Picture {
  readonly frame: Frame;
  readonly background: string;
  /** The font family of all texts, as CSS writes it. */
  readonly font: string;
  /** From the back to the front. */
  readonly shapes: readonly PictureShape[];
}

/** A piece of a picture, in pixels. */
export type PictureShape = PictureRect | PicturePath | PictureText | PictureGroup;

interface Paint {
  /** @default none */
  readonly fill?: string;
  /** @default none */
  readonly stroke?: string;
  /** @default 1 */
  readonly strokeWidth?: number;
  /** Lengths of line and gap by turns. @default a whole line */
  readonly dashes?: readonly number[];
}

/** A rectangle. */
export interface PictureRect extends Frame, Paint {
  readonly kind: 'rect';
  /** Of its corners. @default 0 */
  readonly radius?: number;
}

/** A line or an area. */
export interface PicturePath extends Paint {
  readonly kind: 'path';
  /** As SVG writes it. */
  readonly data: string;
}

/** A line of text. */
export interface PictureText {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** Its baseline. */
  readonly y: number;
  readonly size: number;
  /** @default 400 */
  readonly weight?: number;
  readonly fill: string;
  /** The part of the text at `x`. @default 'start' */
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Shapes that belong together. */
export interface PictureGroup {
  readonly kind: 'group';
  readonly shapes: readonly PictureShape[];
  /** @default 1 */
  readonly opacity?: number;
  /** The label whose card it is. */
  readonly label?: string;
  /** Its tooltip in an SVG. */
  readonly title?: string;
}

/** Returns a frame with room around it, in pixels. */
export function withMargin({ left, top, width, height }: Frame, margin: number): Frame {
  return {
    left: left - margin,
    top: top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
}

/** Measures a text in a picture's font, in pixels. */
export type MeasureText = (text: string, size: number, weight?: number) => number;

/** Creates a function that measures in a font. */
export function createMeasureText(document: Document, font: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('Brainstem: the browser gives no canvas to draw on.');
  return (text, size, weight = 400) => {
    context.font = `${weight} ${size}px ${font}`;
    return context.measureText(text).width;
  };
}
