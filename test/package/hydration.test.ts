import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { registry } from '../../src/widgets/registry.ts';
import { answered } from './hosts/answered.ts';
import { startHost, type RunningHost } from './hosts/startHost.ts';
import { openPage } from '../openPage.ts';

/** A user's place and language are news to a server, so they may change nothing at first. */
const elsewhere = { locale: 'de-DE', timezoneId: 'Asia/Tokyo', colorScheme: 'dark' } as const;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions());
});

afterAll(() => browser.close());

describe.each([
  ['18.3', inject('hosts').react18],
  ['19', inject('hosts').react19],
])('a host with React %s, in strict mode', (version, folder) => {
  let host: RunningHost;

  beforeAll(async () => {
    host = await startHost(folder);
  });

  afterAll(() => host.close());

  test('is such a host', () => {
    const manifest: unknown = JSON.parse(
      readFileSync(join(folder, 'node_modules/react/package.json'), 'utf8'),
    );
    expect(manifest).toHaveProperty('version', expect.stringMatching(`^${version}\\.`));
  });

  test.each(['/chat', '/chat?string'])(
    '%s is rendered by the server, taken over, and answers',
    async (path) => {
      const { page, complaints } = await open(host, path);
      const field = page.getByRole('textbox', { name: 'Message' });
      await field.fill('Which suppliers delivered late?');
      await field.press('Enter');
      await answered(page);
      expect(complaints).toEqual([]);
      expect(host.complaints()).toBe('');
      await page.close();
    },
  );

  test('every widget is rendered by the server and taken over as it is', async () => {
    const html = await (await fetch(`${host.url}/widgets`)).text();
    const names = Object.keys(registry);
    expect(
      names.filter((name) => !new RegExp(`id="${name}"[^>]*><[^>]*data-part`).test(html)),
    ).toEqual([]);

    const { page, complaints } = await open(host, '/widgets');
    for (const name of names) await page.locator(`#${name} [data-part]`).first().waitFor();
    expect(complaints).toEqual([]);
    expect(host.complaints()).toBe('');
    await page.close();
  });
});

interface OpenedPage {
  page: Page;
  complaints: readonly string[];
}

async function open(host: RunningHost, path: string): Promise<OpenedPage> {
  const page = await openPage(browser, elsewhere);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isOfNetwork = message.text().startsWith('Failed to load resource');
    if (!isOfNetwork && ['error', 'warning'].includes(message.type())) {
      complaints.push(message.text());
    }
  });
  await page.goto(`${host.url}${path}`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return { page, complaints };
}
