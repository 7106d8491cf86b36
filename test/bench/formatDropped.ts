import type { RunCost } from './browser/benchPage.ts';

/** Dropped frames for a table, and what they are worth: few drawn ones say more of the machine. */
export function formatDropped(cost: RunCost | undefined): string {
  if (cost === undefined) return '';
  const { frames, droppedFrames } = cost;
  if (frames > droppedFrames) return String(droppedFrames);
  return `${droppedFrames} (slow machine: frames drawn: ${frames})`;
}
