import type { Frame } from '../../core/layout/algorithms/packParts.ts';
import { contextOf, createCanvasPen } from '../../graph/canvas/canvasPen.ts';
import type { GraphColours } from '../../graph/canvas/palette.ts';
import type { MeasureText, Pen } from '../../graph/canvas/pen.ts';
import { pictureLegend } from './pictureLegend.ts';
import type { PictureText } from './pictureOptions.ts';

/** A picture to keep: what SVG and PNG are both drawn from. */
export interface Picture {
  readonly frame: Frame;
  readonly background: string;
  /** The font family of all texts, as CSS writes it. */
  readonly font: string;
  readonly measure: MeasureText;
  readonly draw: (pen: Pen) => void;
}

/**
 * Puts a title above what is drawn, and a legend below.
 *
 * @param margin - Room around all of it, in pixels.
 */
export function framePicture(
  inner: Frame,
  margin: number,
  options: GraphColours & PictureText,
  draw: (pen: Pen) => void,
): Picture {
  const { font, document, palette } = options;
  const { measure } = createCanvasPen(contextOf(document.createElement('canvas')), font);
  const legend = pictureLegend(inner, options, measure);
  const { left, top, width, height } = legend.frame;
  return {
    frame: {
      left: left - margin,
      top: top - margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
    },
    background: palette.surface,
    font,
    measure,
    draw(pen) {
      draw(pen);
      legend.draw(pen);
    },
  };
}
