import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { timeouts } from '../timeouts.ts';

/** An example that runs beside its own mock of the platform. */
export interface RunningExample {
  url: string;
  stop(): Promise<void>;
}

/** Returns the environment without Vitest's own: below it, Astro has no routes, and Nuxt prints no address. */
export const developerEnvironment = () => ({
  ...process.env,
  NODE_ENV: undefined,
  TEST: undefined,
  VITEST: undefined,
  NEXT_TELEMETRY_DISABLED: '1',
});

/**
 * Starts an example by the command of its README, and waits until it answers.
 *
 * @param root - The folder that holds `examples`, with the packages that they need.
 * @throws Error with what it printed, when it ends or does not answer in time.
 */
export async function startExample(name: string, root = '.'): Promise<RunningExample> {
  const port = await freePorts();
  const child = spawn(process.execPath, ['examples/start.js', name, '--port', String(port)], {
    cwd: root,
    // A group of its own: npm and the servers under it end together.
    detached: true,
    env: { ...developerEnvironment(), PLATFORM_URL: undefined },
  });
  let printed = '';
  const keep = (text: unknown): void => {
    printed += String(text);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.pid === undefined) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid);
    await ended;
  };
  const end = Date.now() + timeouts.test;
  for (;;) {
    if (await answers(url)) return { url, stop };
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`The example ${name} did not answer. It printed:\n${printed}`);
    }
    await wait(100);
  }
}

/** Sends JSON as a page of the example would. */
export function postJson(url: string, body: unknown, headers = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
}

async function answers(url: string): Promise<boolean> {
  // Any route will do; one that is not there answers as well.
  return fetch(url, { signal: AbortSignal.timeout(timeouts.test) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** A port that is free, as is the next one, which an example's backend takes. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const port = await listenAndClose(0);
    if (port !== undefined && (await listenAndClose(port + 1)) !== undefined) return port;
  }
}

function listenAndClose(port: number): Promise<number | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : undefined;
      server.close(() => resolve(taken));
    });
  });
}
