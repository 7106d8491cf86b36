import { createServer, type Server } from 'node:http';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../mock-platform/index.ts';
import { createNodeListener } from '../../server/index.ts';

/** Options of {@link startMockServer}. */
export interface MockServerOptions extends Omit<MockPlatformOptions, 'baseUrl'> {
  /** The web-app host. @default the server itself */
  appUrl?: string;
  /** 0 takes any free one. @default the first free one from 8787 */
  port?: number;
  /** @default '127.0.0.1' */
  hostname?: string;
}

/** A mock platform behind HTTP. */
export interface MockServer {
  /** The service root. */
  readonly url: string;
  readonly platform: MockPlatform;
  /** Ends every connection and frees the port. */
  close(): Promise<void>;
}

const firstPort = 8787;

/** Ports that are tried when none was asked for. */
const portsTried = 20;

/**
 * Serves a mock platform over HTTP, in Node. A client that leaves in the middle of an answer is
 * none of the platform's business: its runs go on.
 *
 * @throws Error when the port is taken.
 */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { port: wanted, hostname = '127.0.0.1', ...platformOptions } = options;
  const opened = await listen(wanted, hostname);
  const url = `http://${hostname}:${opened.port}`;
  const platform = createMockPlatform({ appUrl: url, ...platformOptions, baseUrl: url });
  opened.server.on(
    'request',
    createNodeListener((request) => platform.fetch(request)),
  );
  return {
    url,
    platform,
    close: () => {
      // Ends live runs, whose timers would keep the process.
      platform.reset();
      return close(opened.server);
    },
  };
}

interface OpenedServer {
  server: Server;
  port: number;
}

async function listen(wanted: number | undefined, hostname: string): Promise<OpenedServer> {
  if (wanted !== undefined) return openWanted(wanted, hostname);
  for (let port = firstPort; port < firstPort + portsTried; port += 1) {
    try {
      return await open(port, hostname);
    } catch (error) {
      if (!isPortTaken(error)) throw error;
    }
  }
  throw new Error(
    `Brainstem: ports ${firstPort} to ${firstPort + portsTried - 1} are taken, so the mock platform cannot start. Pass a free one with --port.`,
  );
}

async function openWanted(port: number, hostname: string): Promise<OpenedServer> {
  try {
    return await open(port, hostname);
  } catch (cause) {
    if (!isPortTaken(cause)) throw cause;
    throw new Error(
      `Brainstem: port ${port} is taken, so the mock platform cannot start. Pass another with --port, or leave it out for the first free one.`,
      { cause },
    );
  }
}

function open(port: number, hostname: string): Promise<OpenedServer> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      const address = server.address();
      const opened = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ server, port: opened });
    });
  });
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => {
      if (error === undefined) resolve();
      else reject(error);
    });
    server.closeAllConnections();
  });
}
