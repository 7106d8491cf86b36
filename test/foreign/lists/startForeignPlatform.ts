import { createServer } from 'node:http';
import { createClient, type BrainstemClient } from '../../../src/client/index.ts';

/** A request that the platform received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** An answer of the platform. */
export interface ForeignAnswer {
  /** @default 200 */
  readonly status?: number;
  readonly body: unknown;
}

/** A platform of which this repository wrote nothing but the handler in the test. */
export interface ForeignPlatform {
  readonly client: BrainstemClient;
  /** In the order of arrival, as `GET /path?query`. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Serves a handler on a free port of this machine, and opens a client of it over real HTTP. */
export async function startForeignPlatform(
  handle: (request: ReceivedRequest) => ForeignAnswer,
): Promise<ForeignPlatform> {
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://platform');
      const { method = 'GET' } = incoming;
      requests.push(`${method} ${url.pathname}${url.search}`);
      const text = Buffer.concat(chunks).toString('utf8');
      const { status = 200, body } = handle({
        method,
        path: url.pathname,
        query: url.searchParams,
        body: text === '' ? undefined : JSON.parse(text),
      });
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify(body));
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    requests,
    client: createClient({
      baseUrl: `http://127.0.0.1:${port}`,
      getToken: () => Promise.resolve({ token: 'opaque' }),
    }),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
