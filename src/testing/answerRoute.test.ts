import { chromium, type Browser, type Page, type Route } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../../test/openPage.ts';
import { answerRoute } from './answerRoute.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions());
});

afterAll(() => browser.close());

test('a page that was closed before its request was read is left without an answer', async () => {
  const handler = vi.fn(() => new Response('late'));
  const answer = ask(async (route, page) => {
    await page.close();
    await answerRoute(route, handler);
  });
  await expect(answer).resolves.toBeUndefined();
  expect(handler).not.toHaveBeenCalled();
});

test('a page that is closed while its answer is made is left without one', async () => {
  const answer = ask((route, page) =>
    answerRoute(route, async () => {
      await page.close();
      return new Response('late');
    }),
  );
  await expect(answer).resolves.toBeUndefined();
});

test('what a handler throws is thrown on', async () => {
  const answer = ask((route) =>
    answerRoute(route, () => {
      throw new Error('No such fixture');
    }),
  );
  await expect(answer).rejects.toThrow('No such fixture');
});

/** Opens an address in a page of its own, and settles as its answer does. */
async function ask(answer: (route: Route, page: Page) => Promise<void>): Promise<void> {
  const page = await openPage(browser);
  const settled = new Promise<void>((resolve, reject) => {
    void page.route('**/*', (route) => {
      answer(route, page).then(resolve, reject);
    });
  });
  void page.goto('https://platform.example.com/').catch(() => undefined);
  try {
    await settled;
  } finally {
    await page.close();
  }
}
