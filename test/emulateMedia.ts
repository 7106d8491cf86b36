import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Lets the page think that the system wants something, such as forced colours, until the test is over. */
export async function emulateMedia(name: string, value: string): Promise<void> {
  onTestFinished(() => emulate([]));
  await emulate([{ name, value }]);
}

/** Chromium's own protocol, which Vitest leaves untyped. */
async function emulate(features: readonly { name: string; value: string }[]): Promise<void> {
  const send: unknown = Reflect.get(cdp(), 'send');
  if (typeof send !== 'function') throw new Error('The browser takes no commands.');
  await Reflect.apply(send, cdp(), ['Emulation.setEmulatedMedia', { features }]);
}
