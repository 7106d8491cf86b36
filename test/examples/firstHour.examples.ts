import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../openPage.ts';
import { expectChat } from './expectChat.ts';
import { npm, packBuild } from './installExamples.ts';
import { freePorts } from './startExample.ts';

/*
 * From an empty folder to the first answer, step by step as "Your key to the first answer" has it.
 * Each test is a step and goes on from the one before; how long one took is what Vitest prints.
 */

let root = '';
let tarball = '';
const servers: ChildProcess[] = [];
const app = () => join(root, 'app');

beforeAll(async () => {
  ({ root, tarball } = await packBuild());
});

afterAll(async () => {
  for (const server of servers) {
    if (server.exitCode !== null) continue;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  rmSync(root, { recursive: true, force: true });
});

/** Runs a command of the app's own packages. */
function start(name: string, ...args: string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, [join('node_modules/.bin', name), ...args], {
    ...{ cwd: app(), env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(child);
  return child;
}

/** Changes a text of the app as a person would who follows the printed steps. */
function edit(path: string, change: (text: string) => string): void {
  const file = join(app(), path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after, path).not.toBe(before);
  writeFileSync(file, after);
}

test('npm create vite makes an app', async () => {
  await npm(root, 'create', '--yes', 'vite@9', 'app', '--', '--template', 'react-ts');
  expect(existsSync(join(app(), 'vite.config.ts'))).toBe(true);
});

test('npm install adds Brainstem to it', async () => {
  await npm(app(), 'install', '--no-audit', '--no-fund', join(root, tarball));
  expect(existsSync(join(app(), 'node_modules/.bin/brainstem'))).toBe(true);
});

test('npx brainstem init writes the token route, the component and the environment, and says what is next', async () => {
  const said = await text(start('brainstem', 'init').stdout);
  const files = ['brainstem-token.ts', 'src/Assistant.tsx', '.env.local'];
  expect(files.filter((file) => !existsSync(join(app(), file)))).toEqual([]);
  expect(said).toContain('Add brainstemToken() from ./brainstem-token.ts');
  expect(said).toContain('Render <Assistant platformUrl={import.meta.env.VITE_PLATFORM_URL} />');
});

test('npx brainstem mock prints what the environment needs', async () => {
  const lines = createInterface(start('brainstem', 'mock', '--port', '0', '--json').stdout);
  const line: unknown = (await once(lines, 'line'))[0];
  const printed = v.object({ baseUrl: v.string(), apiKey: v.string(), serviceActorId: v.string() });
  const { baseUrl, apiKey, serviceActorId } = v.parse(printed, JSON.parse(String(line)));
  edit('.env.local', (env) =>
    env
      .replace(/^PLATFORM_URL=$/m, `PLATFORM_URL=${baseUrl}`)
      .replace(/^PLATFORM_API_KEY=$/m, `PLATFORM_API_KEY=${apiKey}`)
      .replace(/^SERVICE_ACTOR_ID=$/m, `SERVICE_ACTOR_ID=${serviceActorId}`)
      .replace(/^VITE_PLATFORM_URL=$/m, `VITE_PLATFORM_URL=${baseUrl}`),
  );
  expect(readFileSync(join(app(), '.env.local'), 'utf8')).not.toMatch(/=$/m);
});

test('the two printed changes bring the chat to the page, and the first question its answer', async () => {
  edit('vite.config.ts', (config) =>
    `import { brainstemToken } from './brainstem-token.ts';\n${config}`.replace(
      /plugins: \[/,
      'plugins: [brainstemToken(), ',
    ),
  );
  writeFileSync(
    join(app(), 'src/App.tsx'),
    `import { Assistant } from './Assistant.tsx';

export default function App() {
  return <Assistant platformUrl={import.meta.env.VITE_PLATFORM_URL} />;
}
`,
  );
  const port = await freePorts();
  const lines = createInterface(
    start('vite', '--host', '127.0.0.1', '--port', String(port), '--strictPort').stdout,
  );
  await new Promise<void>((resolve) => {
    lines.on('line', (line: string) => line.includes(String(port)) && resolve());
  });
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await expectChat(await openPage(browser), `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
  }
});

test('the app builds for production with the types that it was made with', async () => {
  await npm(app(), 'run', 'build');
  expect(existsSync(join(app(), 'dist/index.html'))).toBe(true);
});
