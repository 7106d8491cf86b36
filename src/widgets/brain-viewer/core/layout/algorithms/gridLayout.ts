import { boxGap, usualStage, type Point, type Size } from '../layoutInput.ts';

/** Places boxes in rows, in order, for a picture of about the shape of the stage. */
export function gridLayout(boxes: readonly Size[], stage = usualStage): Point[] {
  const area = boxes.reduce(
    (sum, { width, height }) => sum + (width + boxGap) * (height + boxGap),
    0,
  );
  const widest = Math.max(
    Math.sqrt((area * stage.width) / stage.height),
    ...boxes.map(({ width }) => width),
  );
  const places: Point[] = [];
  let [left, top, height] = [0, 0, 0];
  for (const box of boxes) {
    if (left > 0 && left + box.width > widest) {
      top += height + boxGap;
      [left, height] = [0, 0];
    }
    places.push({ x: left + box.width / 2, y: top + box.height / 2 });
    left += box.width + boxGap;
    height = Math.max(height, box.height);
  }
  return places;
}
