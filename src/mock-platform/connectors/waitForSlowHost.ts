import type { Call } from '../serve.ts';

/** In milliseconds. */
const slowHostDelay = 60_000;

/** Delays the response of a host that starts with `slow.`. */
export async function waitForSlowHost(host: string, { environment, signal }: Call): Promise<void> {
  if (host.startsWith('slow.')) await environment.wait(slowHostDelay, signal);
}
