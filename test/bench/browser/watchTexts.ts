/**
 * Watches what is written on canvases.
 *
 * @returns Counts the texts since a canvas was last cleared.
 */
export function watchTexts(): () => number {
  let count = 0;
  const { prototype } = CanvasRenderingContext2D;
  // Called with the context that they belong to, below.
  // oxlint-disable-next-line typescript/unbound-method
  const { fillText, clearRect } = prototype;
  prototype.clearRect = function (...area) {
    count = 0;
    clearRect.apply(this, area);
  };
  prototype.fillText = function (...text) {
    count += 1;
    fillText.apply(this, text);
  };
  return () => count;
}
