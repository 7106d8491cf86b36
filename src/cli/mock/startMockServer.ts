import { createServer } from 'node:http';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../mock-platform/index.ts';
import { createNodeListener } from '../../server/index.ts';
import { closeServer, listen } from './listen.ts';

/** The first port to try. */
export const mockPort = 8787;

export interface MockServerOptions extends Omit<MockPlatformOptions, 'baseUrl'> {
  /** The web-app host. @default the server itself */
  appUrl?: string;
  /** 0 for any free port. @default the first free one from 8787 */
  port?: number;
  /** @default '127.0.0.1' */
  hostname?: string;
}

export interface MockServer {
  readonly url: string;
  readonly platform: MockPlatform;
  /** Closes every connection and frees the port. */
  close(): Promise<void>;
}

/**
 * Serves a mock platform over HTTP, in Node. Runs continue if their client disconnects.
 *
 * @throws Error if the port is taken.
 */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port: wanted, hostname = '127.0.0.1', ...platformOptions } = options;
  const server = createServer();
  const port = await listen(server, {
    port: wanted,
    hostname,
    firstPort: mockPort,
    what: 'the mock platform',
    otherwise: 'leave it out for the first free one',
  });
  const url = `http://${hostname}:${port}`;
  const platform = createMockPlatform({ appUrl: url, ...platformOptions, baseUrl: url });
  server.on(
    'request',
    createNodeListener((request) => platform.fetch(request)),
  );
  return {
    url,
    platform,
    close: () => {
      // Ends live runs, whose timers would keep the process alive.
      platform.reset();
      return closeServer(server);
    },
  };
}
