import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { expect } from 'vitest';
import { developerEnvironment, freePorts } from './startExample.ts';

const printed = v.object({ baseUrl: v.string(), apiKey: v.string(), serviceActorId: v.string() });

/** An app that a developer made from a template, with what they do in it. */
export interface CreatedApp {
  /** Runs a command of the app's own packages. */
  start(name: string, ...args: string[]): ReturnType<typeof startIn>;
  /** Starts a server of the app's own packages on a free port. @returns Its address, once it is printed. */
  serve(name: string, ...args: string[]): Promise<string>;
  /** Starts a server that is a file of the app on a free port. @returns Its address, once it answers. */
  serveFile(path: string, ...args: string[]): Promise<string>;
  /** Changes a text as a developer would who follows the printed steps. */
  edit(path: string, change: (text: string) => string): void;
  /** Starts the mock, and fills in the environment with what it prints. */
  fillEnvironment(): Promise<void>;
  /** Ends what was started. */
  stop(): Promise<void>;
}

/** @param folderOf - Called when it is needed: the folder may be made after this. */
export function createdApp(folderOf: () => string): CreatedApp {
  const servers: ChildProcess[] = [];
  const start: CreatedApp['start'] = (name, ...args) => {
    const child = startIn(folderOf(), name, args);
    servers.push(child);
    return child;
  };
  const edit: CreatedApp['edit'] = (path, change) => {
    const file = join(folderOf(), path);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    expect(after, path).not.toBe(before);
    writeFileSync(file, after);
  };
  return {
    start,
    edit,
    async serve(name, ...args) {
      const port = await freePorts();
      const lines = createInterface(start(name, ...args, '--port', String(port)).stdout);
      await new Promise<void>((resolve, reject) => {
        lines.on('line', (line: string) => line.includes(String(port)) && resolve());
        lines.on('close', () => reject(new Error(`${name} ended before it served.`)));
      });
      return `http://127.0.0.1:${port}`;
    },
    async serveFile(...file) {
      const port = await freePorts();
      const args = [`--env-file=${environmentOf(folderOf())}`, ...file];
      const env = { ...developerEnvironment(), PORT: String(port) };
      servers.push(
        spawn(nodeOf(folderOf()), args, {
          cwd: folderOf(),
          env,
          stdio: ['ignore', 'ignore', 'inherit'],
        }),
      );
      const url = `http://localhost:${port}`;
      await expect
        .poll(() =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
      return url;
    },
    async fillEnvironment() {
      const lines = createInterface(start('brainstem', 'mock', '--port', '0', '--json').stdout);
      const line: unknown = (await once(lines, 'line'))[0];
      const { baseUrl, apiKey, serviceActorId } = v.parse(printed, JSON.parse(String(line)));
      const path = environmentOf(folderOf());
      edit(path, (env) =>
        env
          .replace(/^PLATFORM_URL=$/m, `PLATFORM_URL=${baseUrl}`)
          .replace(/^PLATFORM_API_KEY=$/m, `PLATFORM_API_KEY=${apiKey}`)
          .replace(/^SERVICE_ACTOR_ID=$/m, `SERVICE_ACTOR_ID=${serviceActorId}`)
          .replace(/^(VITE_|PUBLIC_)PLATFORM_URL=$/m, `$1PLATFORM_URL=${baseUrl}`),
      );
      expect(readFileSync(join(folderOf(), path), 'utf8')).not.toMatch(/=$/m);
    },
    async stop() {
      for (const server of servers.splice(0)) {
        if (server.exitCode !== null || server.signalCode !== null) continue;
        const ended = once(server, 'exit');
        server.kill();
        await ended;
      }
    },
  };
}

/** The Node that an app has of its own, where its framework needs a newer one. */
function nodeOf(folder: string): string {
  const own = join(folder, 'node_modules/.bin/node');
  return existsSync(own) ? own : process.execPath;
}

/** The env file that `init` wrote into an app. */
const environmentOf = (folder: string): string =>
  existsSync(join(folder, '.env')) ? '.env' : '.env.local';

function startIn(cwd: string, name: string, args: readonly string[]) {
  return spawn(nodeOf(cwd), [join('node_modules/.bin', name), ...args], {
    cwd,
    env: developerEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
