/** Waits until all that waits for promises alone is over; timers don't advance. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) await Promise.resolve();
}
