import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The state at each test's start. One command sets all features, so each has to repeat it. */
const usual = { 'prefers-reduced-motion': 'reduce' };

/**
 * Lets the page think that the system wants something, such as forced colours, or that the `media`
 * are paper, until the test is over.
 */
export async function emulateMedia(name: string, value: string): Promise<void> {
  onTestFinished(() => emulate(usual));
  await emulate({ ...usual, [name]: value });
}

/** Chromium's own protocol, which Vitest leaves untyped. */
async function emulate({ media = '', ...values }: Readonly<Record<string, string>>): Promise<void> {
  const features = Object.entries(values).map(([name, value]) => ({ name, value }));
  const send: unknown = Reflect.get(cdp(), 'send');
  if (typeof send !== 'function') throw new Error('The browser takes no commands.');
  await Reflect.apply(send, cdp(), ['Emulation.setEmulatedMedia', { media, features }]);
}
