import type { Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../openPage.ts';
import { openElementHost, type ElementHost } from './openElementPage.ts';
import { sharedBrowser } from './sharedBrowser.ts';

let host: ElementHost;
let page: Page;

beforeAll(async () => {
  host = await openElementHost();
});

afterAll(() => host.close());

beforeEach(async () => {
  page = await openPage(await sharedBrowser(), { viewport: { width: 800, height: 1300 } });
});

afterEach(() => page.close());

/** The lifetime of a bearer token in seconds, by which the page tells its people apart. */
function lifetimeOf(authorization: string): number {
  const [, payload = ''] = authorization.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { iat, exp } = v.parse(v.object({ iat: v.number(), exp: v.number() }), claims);
  return exp - iat;
}

test("each user's chat speaks with that user's token over HTTP, from markup and from create()", async () => {
  const lifetimes = new Map<string, Set<number>>();
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (!request.url().startsWith(host.mock.url) || authorization === undefined) return;
    const text = /from (first|second)/.exec(request.postData() ?? '')?.[1] ?? 'any';
    lifetimes.set(text, (lifetimes.get(text) ?? new Set()).add(lifetimeOf(authorization)));
  });
  const markup = '<brainstem-chat brainstem="first"></brainstem-chat>';
  await page.goto(`${host.url}/?kits&beside&markup=${encodeURIComponent(markup)}`);
  await page.evaluate("document.querySelector('.box').append(kits[1].create('chat'))");
  for (const name of ['first', 'second']) {
    const chat = page.locator(`brainstem-chat[brainstem="${name}"]`);
    const field = chat.getByRole('textbox', { name: 'Message' });
    await field.fill(`Hello from ${name}`);
    await field.press('Enter');
    await chat.getByRole('button', { name: 'Copy message' }).waitFor();
  }
  expect([...(lifetimes.get('first') ?? [])]).toEqual([800]);
  expect([...(lifetimes.get('second') ?? [])]).toEqual([700]);
  expect([...(lifetimes.get('any') ?? [])].toSorted((a, b) => a - b)).toEqual([700, 800]);
});

test('a tag that names neither of two kits sends nothing to the platform', async () => {
  const complaint = page.waitForEvent('console', (message) => message.type() === 'error');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(host.mock.url)) sent.push(request.url());
  });
  const markup = '<brainstem-chat></brainstem-chat>';
  await page.goto(`${host.url}/?kits&markup=${encodeURIComponent(markup)}`);
  expect((await complaint).text()).toContain('could belong to more than one kit on this page');
  expect(sent).toEqual([]);
});

test('the code is fetched again, and the element shown, after its first fetch failed', async () => {
  let fetches = 0;
  await page.route('**/browser/elements.js*', (route) => {
    fetches += 1;
    return fetches === 1 ? route.abort('connectionfailed') : route.continue();
  });
  const markup = '<brainstem-chat></brainstem-chat>';
  await page.goto(`${host.url}/?markup=${encodeURIComponent(markup)}`);
  await page.locator('brainstem-chat').getByRole('textbox', { name: 'Message' }).waitFor();
  expect(fetches).toBe(2);
});
