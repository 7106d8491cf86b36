/** The maximum undo period, as a multiple of that for one finding. */
const maxFactor = 4;

/**
 * Returns the undo period for a number of findings, in milliseconds. It grows from `forOne` for one
 * finding to four times as much for a hundred or more.
 */
export function undoTime(count: number, forOne: number): number {
  const time = forOne * Math.min(maxFactor, 1 + 1.5 * Math.log10(Math.max(1, count)));
  return forOne < 1000 ? time : Math.round(time / 1000) * 1000;
}
