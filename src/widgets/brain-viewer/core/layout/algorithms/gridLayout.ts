import { boxGap, usualStage, type Point, type Size } from '../layoutInput.ts';

/** Places boxes in even rows and columns, in order, for a picture of about the shape of the stage. */
export function gridLayout(boxes: readonly Size[], stage = usualStage): Point[] {
  const mean = boxes.reduce((sum, { width }) => sum + width, 0) / Math.max(1, boxes.length);
  const row = boxGap + Math.max(0, ...boxes.map(({ height }) => height));
  const square = (boxes.length * row * stage.width) / ((mean + boxGap) * stage.height);
  const columns = Math.max(1, Math.min(boxes.length, Math.floor(Math.sqrt(square))));
  const lefts = [0];
  for (let column = 0; column < columns; column += 1) {
    const own = boxes.filter((_, at) => at % columns === column);
    const width = Math.max(0, ...own.map((box) => box.width));
    lefts.push((lefts[column] ?? 0) + width + boxGap);
  }
  return boxes.map(({ width, height }, at) => ({
    x: (lefts[at % columns] ?? 0) + width / 2,
    y: Math.floor(at / columns) * row + height / 2,
  }));
}
