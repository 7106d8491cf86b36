import type { Server } from 'node:http';

/** Where the partner's app is looked for first. */
const firstPort = 5173;

/** Ports that are tried when none was asked for. */
const portsTried = 20;

/**
 * Listens on the loopback address.
 *
 * @param port - The port, 0 for any free one; undefined for the first free one from 5173.
 * @returns The port that was taken.
 * @throws Error when the port that was asked for, or every one that was tried, is taken.
 */
export async function listen(server: Server, port: number | undefined): Promise<number> {
  if (port !== undefined) return listenOnAsked(server, port);
  for (let candidate = firstPort; candidate < firstPort + portsTried; candidate += 1) {
    try {
      return await listenOn(server, candidate);
    } catch (error) {
      if (!isPortTaken(error)) throw error;
    }
  }
  throw new Error(
    `Brainstem: ports ${firstPort} to ${firstPort + portsTried - 1} are taken, so the playground cannot start. Pass a free one with --port.`,
  );
}

async function listenOnAsked(server: Server, port: number): Promise<number> {
  try {
    return await listenOn(server, port);
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    throw new Error(
      `Brainstem: port ${port} is taken, so the playground cannot start. Pass another with --port, or 0 for any free one.`,
      { cause: error },
    );
  }
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

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
