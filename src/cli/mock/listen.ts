import type { Server } from 'node:http';

export interface ListenOptions {
  /** 0 for any free port; undefined for the first free one from `firstPort`. */
  port: number | undefined;
  /** @default '127.0.0.1' */
  hostname?: string;
  firstPort: number;
  /** The server's name, for error messages. */
  what: string;
  /** An alternative to another port, for the error if the port is taken. */
  otherwise: string;
}

/** The number of ports to try if none was requested. */
const portsTried = 20;

/**
 * Starts listening.
 *
 * @returns The chosen port.
 * @throws Error if the requested port, or every tried one, is taken.
 */
export async function listen(server: Server, options: ListenOptions): Promise<number> {
  const { port, hostname = '127.0.0.1', firstPort, what } = options;
  if (port !== undefined) return listenOnAsked(server, { ...options, port, hostname });
  for (let candidate = firstPort; candidate < firstPort + portsTried; candidate += 1) {
    try {
      return await listenOn(server, candidate, hostname);
    } catch (error) {
      if (!isPortTaken(error)) throw error;
    }
  }
  throw new Error(
    `Brainstem: ports ${firstPort} to ${firstPort + portsTried - 1} are taken, so ${what} cannot start. Pass a free one with --port.`,
  );
}

/** Closes every connection and frees the port. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => {
      if (error === undefined) resolve();
      else reject(error);
    });
    server.closeAllConnections();
  });
}

async function listenOnAsked(
  server: Server,
  { port, hostname, what, otherwise }: ListenOptions & { port: number; hostname: string },
): Promise<number> {
  try {
    return await listenOn(server, port, hostname);
  } catch (cause) {
    if (!isPortTaken(cause)) throw cause;
    throw new Error(
      `Brainstem: port ${port} is taken, so ${what} cannot start. Pass another with --port, or ${otherwise}.`,
      { cause },
    );
  }
}

function listenOn(server: Server, port: number, hostname: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
