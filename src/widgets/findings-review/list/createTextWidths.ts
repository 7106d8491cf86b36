/** Returns how wide a text is on one line at most, in CSS pixels. */
export type TextWidths = (text: string) => number;

/**
 * Makes a measure of texts in a font. It adds up the widths of characters, each measured once, so
 * that the texts of a hundred thousand rows take some milliseconds. Undefined where nothing is
 * drawn, as in jsdom.
 *
 * @param font - As `CanvasRenderingContext2D.font` has it.
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
