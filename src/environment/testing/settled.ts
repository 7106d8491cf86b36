/** Waits until all pending promise chains are done, without advancing timers. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) await Promise.resolve();
}
