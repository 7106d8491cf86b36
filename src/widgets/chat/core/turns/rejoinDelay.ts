/** Milliseconds before the first try to reconnect; it doubles up to the longest. */
const shortest = 400;
const longest = 15_000;

/** How long to wait before a try to reconnect, in milliseconds: longer each time. */
export function rejoinDelay(attempt: number): number {
  return Math.min(longest, shortest * 2 ** (attempt - 1));
}
