/** Returns a text's maximum width on one line, in CSS pixels. */
export type TextWidths = (text: string) => number;

/**
 * Creates a function that measures texts in a font. It adds up character widths, each measured
 * once, so that a hundred thousand rows take a few milliseconds. Undefined without canvas, as in
 * jsdom.
 *
 * @param font - In the format of `CanvasRenderingContext2D.font`.
 */
export function createTextWidths(document: Document, font: string): TextWidths | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return undefined;
  context.font = font;
  const known = new Float32Array(0x1_00_00);
  return (text) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      let width = known[code] ?? 0;
      if (width === 0) {
        width = context.measureText(text.charAt(at)).width;
        known[code] = width;
      }
      sum += width;
    }
    return sum;
  };
}
