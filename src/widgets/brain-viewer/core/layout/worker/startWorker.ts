import { trustedTypes } from '../../trustedTypes.ts';

/**
 * Starts the worker from a Blob. A Content Security Policy has to allow `worker-src blob:`.
 *
 * @throws If the browser blocks it synchronously. It may also fire an error event later.
 */
export async function startBlobWorker(): Promise<Worker> {
  const { source } = await import('./layoutWorker.ts?bundled');
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(trustedTypes().createScriptURL(url), { name: 'brainstem-layout' });
  } finally {
    // The worker fetched its script synchronously.
    URL.revokeObjectURL(url);
  }
}

/**
 * Starts the package's `layoutWorker.js` as served by the host.
 *
 * @throws If the browser blocks it synchronously.
 */
export function startHostWorker(url: string): Worker {
  return new Worker(trustedTypes().createScriptURL(url), { name: 'brainstem-layout' });
}
