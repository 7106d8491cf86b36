import type { Server } from 'node:http';
import { listen as listenOn } from '../../src/cli/mock/listen.ts';

export { closeServer } from '../../src/cli/mock/listen.ts';

/**
 * Listens on the loopback address.
 *
 * @param port - The port: 0 for any free one, undefined for the first free one from 5173.
 * @returns The chosen port.
 * @throws Error if the requested port, or every tried one, is taken.
 */
export function listen(server: Server, port: number | undefined): Promise<number> {
  return listenOn(server, {
    port,
    firstPort: 5173,
    what: 'the playground',
    otherwise: '0 for any free one',
  });
}
