import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../openPage.ts';
import { createdApp } from './createdApp.ts';
import { expectChat } from './expectChat.ts';
import { npm, packBuild } from './installExamples.ts';
import { serverApps } from './serverApps.ts';
import { postJson } from './startExample.ts';

/*
 * Tests the files of `npx brainstem init` in the apps that people make from the templates of their
 * framework: they build, and their chat answers. `firstHour` does the same for React under Vite.
 */

let root = '';
let tarball = '';
let name = '';
const app = (path = '') => join(root, name, path);
const { start, serve, serveFile, edit, fillEnvironment, stop } = createdApp(app);

beforeAll(async () => {
  ({ root, tarball } = await packBuild());
});
afterEach(stop);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function install(): Promise<void> {
  await npm(app(), 'install', '--no-audit', '--no-fund', join(root, tarball));
}

const init = (): Promise<string> => text(start('brainstem', 'init').stdout);

async function expectAnswer(url: string): Promise<void> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    // At the first visit, Vite may find packages to bundle, and load the page again.
    await (await openPage(browser)).goto(url, { waitUntil: 'networkidle' });
    await expectChat(await openPage(browser), url);
  } finally {
    await browser.close();
  }
}

test.each([
  {
    template: 'vue-ts',
    printed: 'Render <Assistant /> from src/Assistant.vue',
    page: 'src/App.vue',
    markup: `<script setup lang="ts">
import Assistant from './Assistant.vue';
</script>

<template>
  <Assistant />
</template>
`,
    checks: ['build'],
  },
  {
    template: 'svelte-ts',
    printed: 'Render <Assistant /> from src/Assistant.svelte',
    page: 'src/App.svelte',
    markup: `<script lang="ts">
  import Assistant from './Assistant.svelte';
</script>

<Assistant />
`,
    checks: ['check', 'build'],
  },
  {
    template: 'vanilla-ts',
    printed: 'Import src/brainstem.ts where your page starts',
    page: 'src/main.ts',
    markup: `import './brainstem.ts';

document.body.innerHTML =
  '<brainstem-chat label="Assistant" style="display: block; height: 640px"></brainstem-chat>';
`,
    checks: ['build'],
  },
])(
  'what init writes into an app of the Vite template $template builds, and its chat answers',
  async ({ template, printed, page, markup, checks }) => {
    name = template;
    await npm(root, 'create', '--yes', 'vite@9', name, '--', '--template', template);
    await install();
    expect(await init()).toContain(printed);
    await fillEnvironment();
    if (!existsSync(app('vite.config.ts'))) {
      writeFileSync(app('vite.config.ts'), 'export default { plugins: [] };\n');
    }
    edit('vite.config.ts', (config) =>
      `import { brainstemToken } from './brainstem-token.ts';\n${config}`.replace(
        /plugins: \[/,
        'plugins: [brainstemToken(), ',
      ),
    );
    writeFileSync(app(page), markup);
    for (const check of checks) await npm(app(), 'run', check);
    await expectAnswer(await serve('vite', '--host', '127.0.0.1', '--strictPort'));
  },
);

test('what init writes into an app of create-next-app builds in the router it has, and its chat answers', async () => {
  name = 'next';
  await npm(
    root,
    'create',
    '--yes',
    'next-app@16',
    name,
    ...['--', '--yes', '--ts', '--app', '--no-src-dir', '--no-tailwind', '--no-eslint'],
    ...['--use-npm', '--disable-git', '--skip-install'],
  );
  await install();
  // The template's own fetches fonts when it is built.
  writeFileSync(
    app('app/layout.tsx'),
    `export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  );
  expect(await init()).toContain('Wrote app/assistant/page.tsx');
  await fillEnvironment();
  await npm(app(), 'run', 'build');
  await expectAnswer(`${await serve('next', 'dev', '--hostname', '127.0.0.1')}/assistant`);
});

test('what init writes for the pages router of Next builds, and its chat answers', async () => {
  name = 'next';
  renameSync(app('app/favicon.ico'), app('public/favicon.ico'));
  for (const made of ['app', '.next', '.env.local']) rmSync(app(made), { recursive: true });
  mkdirSync(app('src/pages'), { recursive: true });
  writeFileSync(
    app('src/pages/index.tsx'),
    'export default function Page() {\n  return null;\n}\n',
  );
  expect(await init()).toContain('Wrote src/pages/assistant.tsx');
  await fillEnvironment();
  await npm(app(), 'run', 'build');
  await expectAnswer(`${await serve('next', 'dev', '--hostname', '127.0.0.1')}/assistant`);
});

test.each([
  { framework: 'express', needs: [] },
  { framework: 'fastify', needs: ['@fastify/static'] },
  { framework: 'hono', needs: ['@hono/node-server'] },
])(
  'what init writes for $framework runs in the server of the quick start, whose plain page answers',
  async ({ framework, needs }) => {
    name = framework;
    mkdirSync(app('public'), { recursive: true });
    writeFileSync(app('package.json'), JSON.stringify({ private: true, type: 'module' }));
    await npm(
      app(),
      'install',
      '--no-audit',
      '--no-fund',
      framework,
      ...needs,
      join(root, tarball),
    );
    expect(await init()).toContain('Wrote brainstemToken.js');
    await fillEnvironment();
    const page = 'public/index.html';
    copyFileSync(join('examples/quick-start', page), app(page));
    copyFileSync(`examples/quick-start/${framework}.js`, app('server.js'));
    // The mock of this test is on a port of its own.
    const [, platformUrl = ''] =
      /^PLATFORM_URL=(.*)$/m.exec(readFileSync(app('.env.local'), 'utf8')) ?? [];
    edit(page, (html) => html.replace('http://127.0.0.1:8787', platformUrl));
    await expectAnswer(await serveFile('server.js'));
  },
);

test.each(serverApps)(
  'what init writes for $framework gives a token while developing alone, and no built file has the key',
  async ({ framework, needs, files, route, dev, build, built, server }) => {
    name = framework.replace(' ', '-');
    const manifest = { 'package.json': '{"private":true,"type":"module"}', 'tsconfig.json': '{}' };
    for (const [path, content] of Object.entries({ ...manifest, ...files })) {
      mkdirSync(dirname(app(path)), { recursive: true });
      writeFileSync(app(path), content);
    }
    // These need a newer Node than the kit.
    const packages = ['node@24', ...needs, join(root, tarball)];
    await npm(app(), 'install', '--no-audit', '--no-fund', ...packages);
    expect(await init()).toContain(`Wrote ${route}`);
    await fillEnvironment();
    const developed = await serve(...dev, '--host', '127.0.0.1');
    expect((await postJson(`${developed}/api/brainstem/token`, {})).status).toBe(200);
    await expectAnswer(developed);

    // Some images that build set it, and the server that follows must be one of production still.
    await npm(app(), 'exec', '--call', `NODE_ENV=development ${build.join(' ')}`);
    const token = await postJson(`${await serveFile(...server)}/api/brainstem/token`, {});
    expect([token.status, await token.text()]).toEqual([
      403,
      expect.stringContaining('Sign in first.'),
    ]);
    const env = existsSync(app('.env')) ? '.env' : '.env.local';
    const { PLATFORM_API_KEY: key = '?' } = parseEnv(readFileSync(app(env), 'utf8'));
    const written = readdirSync(app(built), { recursive: true, withFileTypes: true });
    const paths = written.filter((entry) => entry.isFile());
    expect(paths.length).toBeGreaterThan(3);
    expect(
      paths.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes(key)),
    ).toEqual([]);
  },
);
