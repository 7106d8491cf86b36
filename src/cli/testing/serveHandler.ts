import { createServer } from 'node:http';
import { once } from 'node:events';
import * as v from 'valibot';
import { createNodeListener } from '../../server/index.ts';

/** A test server. */
export interface ServedHandler {
  readonly url: string;
  close(): Promise<void>;
}

const address = v.object({ port: v.number() });

/** Serves a handler on a free port of this machine. */
export async function serveHandler(
  handler: (request: Request) => Response | Promise<Response>,
): Promise<ServedHandler> {
  // Tests make a handler fail on purpose, which closes the connection.
  const server = createServer(createNodeListener(handler, { onError: () => undefined }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = v.parse(address, server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
