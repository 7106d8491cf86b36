import type { Frame } from '../../core/layout/algorithms/packParts.ts';
import { contextOf, createCanvasPen } from '../../graph/canvas/canvasPen.ts';
import type { GraphColours } from '../../graph/canvas/palette.ts';
import type { MeasureText } from '../../core/scene/cardSize.ts';
import type { Pen } from '../../graph/canvas/pen.ts';
import { pictureLegend } from './pictureLegend.ts';
import type { PictureText } from './pictureOptions.ts';

/** A picture for an export, rendered as SVG or PNG. */
export interface Picture {
  readonly frame: Frame;
  readonly background: string;
  /** The CSS font family of all texts. */
  readonly font: string;
  readonly measure: MeasureText;
  readonly draw: (pen: Pen) => void;
}

/**
 * Frames a drawing with a title above and a legend below.
 *
 * @param margin - The margin around all of it, in pixels.
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
