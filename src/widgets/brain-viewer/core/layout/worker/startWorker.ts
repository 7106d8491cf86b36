import { trustedScriptUrl } from '../../trustedTypes.ts';

/**
 * Starts the worker from a Blob. It needs `worker-src blob:` if the page has a policy.
 *
 * @throws If the page refuses at once; a refusal can also come later, as an error event.
 */
export async function startBlobWorker(): Promise<Worker> {
  const { source } = await import('./layoutWorker.ts?bundled');
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(trustedScriptUrl(url), { name: 'brainstem-layout' });
  } finally {
    // The worker has its script by then.
    URL.revokeObjectURL(url);
  }
}

/**
 * Starts the worker that the host serves: the package's `layoutWorker.js`.
 *
 * @throws If the page refuses at once.
 */
export function startHostWorker(url: string): Worker {
  return new Worker(trustedScriptUrl(url), { name: 'brainstem-layout' });
}
