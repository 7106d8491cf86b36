import { trustedScriptUrl } from '../trustedTypes.ts';
import { source } from './layoutWorker.ts?bundled';

/**
 * Starts the worker from a Blob. It needs `worker-src blob:` where the page has a policy.
 *
 * @throws Where the page refuses at once; a refusal can also come later, as an error event.
 */
export function startBlobWorker(): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(trustedScriptUrl(url), { name: 'brainstem-layout' });
  } finally {
    // The worker has taken hold of its script by then.
    URL.revokeObjectURL(url);
  }
}

/**
 * Starts the worker that the host serves: the package's `layoutWorker.js`.
 *
 * @throws Where the page refuses at once.
 */
export function startHostWorker(url: string): Worker {
  return new Worker(trustedScriptUrl(url), { name: 'brainstem-layout' });
}
