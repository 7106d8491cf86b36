import { estimateText, type MeasureText } from '../../core/scene/cardSize.ts';

/** Returns a function that measures texts in the font of an element. */
export function measureIn(element: Element): MeasureText {
  const context = element.ownerDocument.createElement('canvas').getContext('2d');
  if (context === null) return estimateText;
  return createTextMeasure(context, getComputedStyle(element).fontFamily).measure;
}

/**
 * Creates functions that set a context's font, and that measure a text in it, each text once. A font
 * is set only when it changes, since setting one costs about as much as measuring a text.
 */
export function createTextMeasure(
  context: CanvasRenderingContext2D,
  family: string,
): { setFont: (size: number, weight?: number) => void; measure: MeasureText } {
  let last = '';
  const known = new Map<string, number>();
  const setFont = (size: number, weight = 400): void => {
    const font = `${weight} ${size}px ${family}`;
    if (font !== last) context.font = font;
    last = font;
  };
  return {
    setFont,
    measure(text, size, weight) {
      const key = `${size} ${weight} ${text}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      setFont(size, weight);
      const { width } = context.measureText(text);
      known.set(key, width);
      return width;
    },
  };
}
