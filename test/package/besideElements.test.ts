import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import * as v from 'valibot';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { startMockServer, type MockServer } from '../../src/cli/mock/startMockServer.ts';
import { openPage } from '../openPage.ts';
import { answered } from './hosts/answered.ts';

const { react18, react19 } = inject('hosts');
/** The path of the page: on the platform’s own origin, which it may then ask. */
const place = '/host';

let browser: Browser;
let mock: MockServer;

beforeAll(async () => {
  mock = await startMockServer({ port: 0, pace: 0 });
  browser = await chromium.launch(browserLaunchOptions());
});

afterAll(async () => {
  await browser.close();
  await mock.close();
});

describe.each([
  ['18.3', react18],
  ['19', react19],
])('a host with a React %s of its own, beside the elements of the script tag', (major, folder) => {
  let script: string;

  beforeAll(async () => {
    script = await bundle(folder);
  });

  test('each React renders, keeps its state and survives a mistake in the other’s part', async () => {
    const { page, complaints } = await open(folder, script);
    const count = page.getByRole('button', { name: /^Orders:/ });
    const chat = page.locator('brainstem-chat');
    const review = page.locator('brainstem-findings-review');
    const field = chat.getByRole('textbox', { name: 'Message' });
    await count.click();
    await field.fill('Which suppliers delivered late?');
    await review.getByRole('grid').waitFor();

    // Each renders again, and the other keeps what it has.
    await count.click();
    expect(await count.textContent()).toBe('Orders: 2');
    expect(await field.inputValue()).toBe('Which suppliers delivered late?');
    await field.press('Enter');
    await answered(page);
    expect(await count.textContent()).toBe('Orders: 2');

    const versions = v.parse(v.array(v.string()), await page.evaluate('window.reactVersions'));
    expect(versions).toHaveLength(2);
    expect(versions).toEqual(expect.arrayContaining([versionIn(folder), versionIn('.')]));
    expect(versionIn(folder)).toMatch(new RegExp(`^${major}\\.`));
    expect(complaints()).toEqual([]);

    await field.fill('A draft');
    await page.getByRole('button', { name: 'Lose the delivery' }).click();
    await page.getByText('The delivery is lost.').waitFor();
    // Of this mistake alone React warns, as it names the part.
    expect(complaints().filter((words) => !/of the host|Delivery/.test(words))).toEqual([]);
    expect(await field.inputValue()).toBe('A draft');
    await field.press('Enter');
    await chat.getByRole('article', { name: 'You' }).getByText('A draft').waitFor();
    await answered(page);

    await page.evaluate(() => {
      const element = document.querySelector('brainstem-findings-review');
      Object.assign(element ?? {}, {
        renderFinding: () => {
          document.documentElement.dataset['asked'] = 'yes';
          throw new Error('A mistake in the element.');
        },
      });
    });
    await page.locator('html[data-asked]').waitFor({ state: 'attached' });
    await count.click();
    expect(await count.textContent()).toBe('Orders: 3');
    expect(await chat.getByRole('article', { name: 'You' }).count()).toBe(2);
    await page.close();
  });
});

/** The host's page with its own React, built for development, where React warns. */
async function bundle(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'besideElements.tsx') },
    },
  });
  const [bundled] = [built].flat();
  const code = bundled !== undefined && 'output' in bundled ? bundled.output[0].code : undefined;
  if (code === undefined) throw new Error('The host wasn’t built.');
  return code;
}

function versionIn(folder: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(folder, 'node_modules/react/package.json'), 'utf8'),
  );
  return v.parse(v.object({ version: v.string() }), manifest).version;
}

interface OpenedHost {
  page: Page;
  complaints: () => readonly string[];
}

async function open(folder: string, script: string): Promise<OpenedHost> {
  const page = await openPage(browser, { viewport: { width: 900, height: 1300 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const files = join(folder, 'node_modules/brainstem/dist/browser');
  const address = `${mock.url}${place}`;
  await page.route(`${address}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(place.length);
    const contentType = 'text/javascript';
    if (path === '/') await route.fulfill({ contentType: 'text/html', body: pageOf(mock.url) });
    else if (path === '/host.js') await route.fulfill({ contentType, body: script });
    else if (path === '/token') {
      await route.fulfill({ json: { token: await mock.platform.issueToken({}) } });
    } else await route.fulfill({ contentType, path: join(files, path) });
  });
  await page.goto(`${address}/`);
  return { page, complaints: () => complaints };
}

/** Each React says who it is to whoever develops with it, so the page counts them. */
function pageOf(platform: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<script>
  window.reactVersions = [];
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: ({ version }) => window.reactVersions.push(version),
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    setStrictMode() {},
    checkDCE() {},
  };
</script>
<script type="module">
  import { loadBrainstem } from './brainstem.js';
  loadBrainstem({
    baseUrl: ${JSON.stringify(platform)},
    theme: 'light',
    getToken: async () => (await fetch('token')).json(),
  });
</script>
<script type="module" src="host.js"></script></head>
<body><div id="root"></div></body></html>`;
}
