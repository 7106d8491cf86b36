import type { LayoutInput, LayoutOutput, Point } from '../layoutInput.ts';
import { placeAndRoute } from './placeAndRoute.ts';

/**
 * Runs a layout to its end synchronously.
 *
 * @param onProgress - Called with the progress, from 0 to 1.
 * @param onPreview - Called with a preview's places before a slow layout begins.
 */
export function finishLayout(
  input: LayoutInput,
  {
    now = () => performance.now(),
    onProgress,
    onPreview,
  }: {
    now?: () => number;
    onProgress?: (progress: number) => void;
    onPreview?: (places: readonly Point[]) => void;
  } = {},
): LayoutOutput {
  const steps = placeAndRoute(input, now, onPreview);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
  }
}
