import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { callCommand } from '../testing/callCommand.ts';
import { filesIn, project, projectsFolder, typed } from '../testing/initProject.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
afterAll(() => rmSync(projectsFolder, { recursive: true, force: true }));

const publicPrefix: Readonly<Record<string, string>> = {
  astro: 'PUBLIC_',
  '@sveltejs/kit': 'PUBLIC_',
};
const readsLocal = ['@sveltejs/kit', '@tanstack/react-start'];

const inApp = { 'tsconfig.json': '{}', 'app/keep.txt': '' };

it.each([
  ['astro', '', typed, 'src/pages/api/brainstem/token.ts', 'src/brainstem.ts'],
  ['astro', '@astrojs/react react', typed, 'src/pages/api/brainstem/token.ts', 'src/Assistant.tsx'],
  ['nuxt', 'vue', inApp, 'server/api/brainstem/token.post.ts', 'app/Assistant.vue'],
  ['nuxt', '', { 'nuxt.config.js': '' }, 'server/api/brainstem/token.post.js', 'Assistant.vue'],
  [
    '@react-router/dev',
    'vite react react-router',
    inApp,
    'app/routes/brainstemToken.ts',
    'app/Assistant.tsx',
  ],
  [
    '@sveltejs/kit',
    'vite svelte',
    typed,
    'src/routes/api/brainstem/token/+server.ts',
    'src/lib/Assistant.svelte',
    'src/env.ts',
  ],
  [
    '@tanstack/react-start',
    'vite react @tanstack/react-router',
    typed,
    'src/routes/api/brainstem/token.ts',
    'src/Assistant.tsx',
  ],
])(
  'writes a route of %s beside %s, which production has too, and the variables where it reads them',
  async (framework, beside, there, route, component, ...others) => {
    const env = readsLocal.includes(framework) ? '.env.local' : '.env';
    const folder = project(framework, there, beside);
    const { code, printed } = await callCommand(['init', '--mock'], { folder });
    expect(code).toBe(0);
    expect(filesIn(folder)).toEqual(
      [env, 'package.json', ...Object.keys(there), route, component, ...others].sort(),
    );
    expect(printed).toContain(`Add ${env} to .gitignore`);
    expect(printed).toContain('npx brainstem mock --port 8787');
    const prefix = publicPrefix[framework] ?? 'VITE_';
    const environment = readFileSync(join(folder, env), 'utf8');
    expect(environment).toContain(`\n${prefix}PLATFORM_URL=http://127.0.0.1:8787\n`);
    // A component of React gets the address from the step that renders it.
    expect(readFileSync(join(folder, component), 'utf8') + printed).toContain(
      `env.${prefix}PLATFORM_URL`,
    );
  },
);

it('lets Astro read variables while the server runs, since its build writes import.meta.env, and a variable PROD changes it', async () => {
  const folder = project('astro', typed);
  const { printed } = await callCommand(['init'], { folder });
  const route = readFileSync(join(folder, 'src/pages/api/brainstem/token.ts'), 'utf8');
  expect(route).toContain("getSecret('PLATFORM_API_KEY')");
  expect(route).toContain("NODE_ENV: getSecret('NODE_ENV'),");
  expect(route).toContain("return env.NODE_ENV !== 'development' ||");
  expect(route).not.toContain('import.meta.env.P');
  expect(route).toContain('export const prerender = false;');
  expect(printed).toContain('npx astro add node');
});

it.each([
  ['^2.63.0', "import { env } from '$env/dynamic/", false],
  ['^3.2.0', "import * as env from '$app/env/", true],
  ['latest', "import * as env from '$app/env/", true],
])('lets SvelteKit %s read variables while the server runs', async (versions, read, declares) => {
  const manifest = JSON.stringify({
    dependencies: { '@sveltejs/kit': versions, svelte: '*', vite: '*' },
  });
  const folder = project('@sveltejs/kit', { ...typed, 'package.json': manifest });
  const { printed } = await callCommand(['init'], { folder });
  expect(filesIn(folder).includes('src/env.ts')).toBe(declares);
  if (declares) {
    expect(readFileSync(join(folder, 'src/env.ts'), 'utf8')).toContain('  NODE_ENV: { schema },\n');
  }
  expect(printed.includes('If src/env.ts was there, declare the variables in it,')).toBe(declares);
  const route = readFileSync(join(folder, 'src/routes/api/brainstem/token/+server.ts'), 'utf8');
  expect(route).toContain(`${read}private';`);
  const page = readFileSync(join(folder, 'src/lib/Assistant.svelte'), 'utf8');
  expect(page).toContain(`${read}public';`);
  expect(page).not.toContain('import.meta.env');
});

it.each([
  ['@react-router/dev', 'src/routes/brainstemToken.ts', 'const env = process.env;'],
  ['@sveltejs/kit', 'src/routes/api/brainstem/token/+server.ts', 'env/private'],
  ['@tanstack/react-start', 'src/routes/api/brainstem/token.ts', 'const env = process.env;'],
])(
  'asks the build and the server of %s whether it is production, since either may run with NODE_ENV=development',
  async (framework, path, read) => {
    const folder = project(framework, typed);
    await callCommand(['init'], { folder });
    const route = readFileSync(join(folder, path), 'utf8');
    expect(route).toContain(read);
    expect(route).toContain("return import.meta.env.PROD || env.NODE_ENV !== 'development' ||");
    // A build may replace it by what it was itself.
    expect(route).not.toMatch(/process\.env\.\w+ /);
  },
);

it('takes React Router without its own server for Vite', async () => {
  const folder = project('vite', typed, 'react react-router');
  await callCommand(['init'], { folder });
  expect(filesIn(folder)).toContain('brainstem-token.ts');
});

const handlerSchema = v.custom<(context: { request: Request }) => Promise<Response>>(
  (value) => typeof value === 'function',
);

it.each([
  ['nuxt', 'server/api/brainstem/token.post.ts', 'default'],
  ['@react-router/dev', 'app/routes/brainstemToken.ts', 'action'],
])('writes a route of %s that answers a token', async (framework, path, name) => {
  const platform = createMockPlatform();
  const { credentials } = platform;
  vi.stubEnv('PLATFORM_URL', credentials.baseUrl);
  vi.stubEnv('PLATFORM_API_KEY', credentials.apiKey);
  vi.stubEnv('SERVICE_ACTOR_ID', credentials.serviceActorId);
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubGlobal('fetch', platform.fetch);
  // Nuxt has both of them without an import.
  vi.stubGlobal('defineEventHandler', (handler: unknown) => handler);
  vi.stubGlobal('toWebRequest', ({ request }: { request: Request }) => request);
  const folder = project(framework, inApp);
  await callCommand(['init'], { folder });
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href);
  const handler = v.parse(handlerSchema, v.parse(v.record(v.string(), v.unknown()), module)[name]);
  const request = new Request('http://localhost/api/brainstem/token', { method: 'POST' });
  const response = await handler({ request });
  expect(response.status).toBe(200);
  expect(v.is(v.object({ token: v.string() }), await response.json())).toBe(true);
});
