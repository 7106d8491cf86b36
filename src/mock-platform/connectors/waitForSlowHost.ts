import type { Call } from '../serve.ts';

/** Milliseconds. */
const slowHostDelay = 60_000;

/** Delays the answer of a host whose name begins with `slow.`. */
export async function waitForSlowHost(
  host: string,
  { environment, signal }: Call<'serviceActorToken', object>,
): Promise<void> {
  if (host.startsWith('slow.')) await environment.wait(slowHostDelay, signal);
}
