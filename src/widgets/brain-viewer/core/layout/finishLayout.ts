import type { LayoutInput, LayoutOutput } from './layoutInput.ts';
import { runLayout } from './runLayout.ts';

/**
 * Runs a layout to its end in one go.
 *
 * @param onProgress - Told how far it is, from 0 to 1.
 */
export function finishLayout(
  input: LayoutInput,
  {
    now = () => performance.now(),
    onProgress,
  }: { now?: () => number; onProgress?: (progress: number) => void } = {},
): LayoutOutput {
  const steps = runLayout(input, now);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
  }
}
