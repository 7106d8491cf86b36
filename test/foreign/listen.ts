import { once } from 'node:events';
import type { Server } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Lets a server listen on a free port of this machine until the test has finished.
 *
 * @returns Its address, such as `http://127.0.0.1:40123`.
 */
export async function listen(server: Server, protocol: 'http' | 'https' = 'http'): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function') {
      Reflect.apply(server.closeAllConnections, server, []);
    }
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `${protocol}://127.0.0.1:${address.port}`;
}
