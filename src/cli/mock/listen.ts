import type { Server } from 'node:http';

export interface ListenOptions {
  /** 0 for any free one; undefined for the first free one from `firstPort`. */
  port: number | undefined;
  /** @default '127.0.0.1' */
  hostname?: string;
  firstPort: number;
  /** The name of the thing that can't start without a port, for an error. */
  what: string;
  /** An alternative to passing another port, for an error about a port in use. */
  otherwise: string;
}

/** Ports that are tried when none was asked for. */
const portsTried = 20;

/**
 * Makes a server listen.
 *
 * @returns The port that was taken.
 * @throws Error when the port that was asked for, or every one that was tried, is taken.
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

/** Ends every connection and frees the port. */
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
