import { separateBoxes } from '../core/layout/algorithms/separateBoxes.ts';
import type { Point, Size } from '../core/layout/layoutInput.ts';

/** Pushes boxes apart, however long it takes. */
export function separated(boxes: readonly Size[], places: readonly Point[]): Point[] {
  const steps = separateBoxes(boxes, places, () => false);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
