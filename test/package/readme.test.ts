import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import * as v from 'valibot';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { registry } from '../../src/widgets/registry.ts';
import { answered } from './hosts/answered.ts';
import { answerRoute } from '../../src/testing/answerRoute.ts';
import { openPage } from '../openPage.ts';

const partner = 'https://partner.example.com';
// The address that the README's code names.
const platform = createMockPlatform({ pace: 0, baseUrl: 'https://platform.example.com' });
const { serviceActorId, apiKey } = platform.credentials;

const folder = join(inject('hosts').react19, 'readme');
const readme = readFileSync('README.md', 'utf8');

const tokenModule = v.object({
  POST: v.custom<(request: Request) => Promise<Response>>((value) => typeof value === 'function'),
});

let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  await buildForProduction();
  const postToken = await startBackend();
  browser = await chromium.launch(browserLaunchOptions());
  page = await openPage(browser);
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => complaints.push(message.text()));
  await page.route('**/*', (route) => route.abort());
  await page.route(`${partner}/**`, (route) => answerRoute(route, answerFile));
  await page.route(`${partner}/api/brainstem/token`, (route) => answerRoute(route, postToken));
  await page.route('https://platform.example.com/**', (route) =>
    answerRoute(route, platform.fetch),
  );
});

afterAll(async () => {
  await browser.close();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('the chat of the README answers, with the token of its handler and in its colours', async () => {
  await page.goto(`${partner}/index.html`);
  await page.getByRole('button', { name: 'Which suppliers delivered late?' }).click();
  await answered(page);
  const looks = await page.locator('[data-part="chat"]').evaluate((element) => {
    const { fontFamily } = getComputedStyle(element);
    const drawn = [...element.querySelectorAll('*')].map((part) => getComputedStyle(part));
    return { fontFamily, colours: drawn.map(({ backgroundColor }) => backgroundColor) };
  });
  expect(looks.fontFamily).toContain('Your Sans');
  expect(looks.colours).toContain('rgb(15, 118, 110)');
  expect(complaints).toEqual([]);
});

test('the mock platform of the README answers inside a page', async () => {
  await page.goto(`${partner}/tested.html`);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Which suppliers delivered late?');
  await field.press('Enter');
  await answered(page);
  expect(complaints).toEqual([]);
});

test('the README names every widget', () => {
  const names = Object.keys(registry).map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('every command and file that the README names is there', () => {
  const scripts = [...readme.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(
    ([, name = '']) => name,
  );
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

async function buildForProduction(): Promise<void> {
  // The test runner's own mode would build React for development.
  vi.stubEnv('NODE_ENV', 'production');
  const shared = { root: folder, configFile: false, logLevel: 'error' } as const;
  const input = [join(folder, 'index.html'), join(folder, 'tested.html')];
  await build({ ...shared, build: { outDir: 'dist/page', rolldownOptions: { input } } });
  await build({ ...shared, build: { outDir: 'dist/backend', ssr: 'token.ts' } });
  vi.unstubAllEnvs();
}

/** The partner's backend: the README's handler with the partner's own parts, and the platform in reach. */
async function startBackend(): Promise<(request: Request) => Promise<Response>> {
  vi.stubEnv('PLATFORM_API_KEY', apiKey);
  vi.stubGlobal('fetch', platform.fetch);
  vi.stubGlobal('signedInUser', () => Promise.resolve({ serviceActorId }));
  const loaded: unknown = await import(pathToFileURL(join(folder, 'dist/backend/token.js')).href);
  return v.parse(tokenModule, loaded).POST;
}

function answerFile(request: Request): Response {
  const path = join(folder, 'dist/page', new URL(request.url).pathname);
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  const type = types[extname(path)] ?? 'application/octet-stream';
  return new Response(new Uint8Array(readFileSync(path)), { headers: { 'content-type': type } });
}
