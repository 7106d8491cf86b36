import type { Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPlayground, say, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

beforeAll(async () => {
  opened = await openPlayground();
});

beforeEach(() => opened.page.unrouteAll());

afterAll(() => opened.close());

const answer = () => opened.page.getByRole('article', { name: 'Assistant' }).last();
const answered = () => opened.page.getByRole('button', { name: 'Copy message' }).last().waitFor();

/** The files that a chat fetches after its first part. */
const conversation = /\/conversation-[^/]*\.js$/;
const dialogs = /\/dialogs-[^/]*\.js$/;

test('asks on while what shows conversations can’t be fetched, says what helps, and reads the answer after it', async () => {
  const { page } = opened;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(conversation, (route) => route.abort());
  await page.route(dialogs, (route) => route.abort());
  await opened.openAssistant('Mara');
  const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t show this section' });
  await failed.first().waitFor();
  const sent = page.waitForResponse(/\/chat\/stream$/);
  await say(page, 'Report on late deliveries, and cite sources');
  await (await sent).finished();
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Still here');
  expect(await field.inputValue()).toBe('Still here');
  expect(await page.getByRole('article').count()).toBe(0);

  await field.fill('');
  await field.press('?');
  await failed.last().getByRole('button', { name: 'Close' }).click();
  await page.unrouteAll();
  // The browser decides if trying again is enough: newer ones keep a failed module until a reload.
  await failed.first().getByText('reload the page').waitFor();
  await failed.first().getByRole('button', { name: 'Try again' }).click();
  await page.reload();
  await answer().getByRole('heading', { name: 'Late deliveries' }).waitFor();
  await answered();
  await say(page, '/help');
  await page.getByRole('dialog', { name: 'Shortcuts and commands' }).waitFor();
  expect(errors).toEqual([]);
});

test('hears an answer that ended before the code that shows and says it was there', async () => {
  const { page } = opened;
  const held: Route[] = [];
  await page.route(conversation, (route) => void held.push(route));
  await page.reload();
  const stored = page.waitForResponse(/\/messages\b/);
  await say(page, 'Which suppliers delivered late?');
  await (await stored).finished();
  await expect.poll(() => page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  expect(await page.getByRole('article').count()).toBe(0);
  for (const route of held.splice(0)) await route.continue();
  await answered();
  const shown = await answer().locator('p').first().textContent();
  const sentence = /^[^.:]{10,}/.exec(shown ?? '')?.[0] ?? 'no sentence';
  const said = () => page.locator('[aria-live="polite"]').allTextContents();
  await expect.poll(said).toContainEqual(expect.stringContaining(sentence));
});
