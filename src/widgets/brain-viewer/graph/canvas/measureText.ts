import { estimateText, type MeasureText } from '../../core/scene/cardSize.ts';

/** Returns a function that measures texts in the font of an element, each text once. */
export function measureIn(element: Element): MeasureText {
  const context = element.ownerDocument.createElement('canvas').getContext('2d');
  if (context === null) return estimateText;
  const { measure } = createTextMeasure(context, getComputedStyle(element).fontFamily);
  const known = new Map<string, number>();
  return (text, size, weight) => {
    const key = `${size} ${weight} ${text}`;
    const width = known.get(key) ?? measure(text, size, weight);
    known.set(key, width);
    return width;
  };
}

/**
 * Creates functions that set a context's font, and that measure a text in it. A font is set only
 * when it changes, since setting one costs about as much as measuring a text.
 */
export function createTextMeasure(
  context: CanvasRenderingContext2D,
  family: string,
): { setFont: (size: number, weight?: number) => void; measure: MeasureText } {
  let last = '';
  const setFont = (size: number, weight = 400): void => {
    const font = `${weight} ${size}px ${family}`;
    if (font !== last) context.font = font;
    last = font;
  };
  return {
    setFont,
    measure(text, size, weight) {
      setFont(size, weight);
      return context.measureText(text).width;
    },
  };
}
