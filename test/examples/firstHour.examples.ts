import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../openPage.ts';
import { createdApp } from './createdApp.ts';
import { expectChat } from './expectChat.ts';
import { npm, packBuild } from './installExamples.ts';

/*
 * From an empty folder to the first answer, step by step as "Your key to the first answer" has it.
 * Each test is a step and goes on from the one before; how long one took is what Vitest prints.
 */

let root = '';
let tarball = '';
const app = () => join(root, 'app');
const { start, serve, edit, fillEnvironment, stop } = createdApp(app);

beforeAll(async () => {
  ({ root, tarball } = await packBuild());
});

afterAll(async () => {
  await stop();
  rmSync(root, { recursive: true, force: true });
});

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
  await fillEnvironment();
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
  const url = await serve('vite', '--host', '127.0.0.1', '--strictPort');
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    await expectChat(await openPage(browser), url);
  } finally {
    await browser.close();
  }
});

test('the app builds for production with the types that it was made with', async () => {
  await npm(app(), 'run', 'build');
  expect(existsSync(join(app(), 'dist/index.html'))).toBe(true);
});
