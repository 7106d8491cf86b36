import type { Locator, Route } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlayground, say, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

beforeEach(async () => {
  opened = await openPlayground();
  await opened.openAssistant('Mara');
});

afterEach(() => opened.close());

const answer = () => opened.page.getByRole('article', { name: 'Assistant' }).last();
const answered = () => opened.page.getByRole('button', { name: 'Copy message' }).last().waitFor();

/** Code that is fetched when it is needed. */
const unfetched =
  /\/(DictateButton|HumanInput|ReadAloud|SessionList|ShortcutHelp|SourceList|saveConversation)-/;

/** What helps with a message while it is written. */
const assist = /\/ComposerAssist-[^/]*\.js$/;

/** A file of 137 rows. */
const berths = {
  name: 'berths.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`id\n${Array.from({ length: 137 }, (_, row) => `${row}\n`).join('')}`),
};

test('asks on while code that a chat loads later can’t be fetched, and is told what can’t be had', async () => {
  const { page } = opened;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(unfetched, (route) => route.abort());
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'This part can’t be shown' });
  // The list of conversations.
  await failed.waitFor();
  await say(page, 'Report on late deliveries, and cite sources');
  await answer().getByRole('alert').waitFor();
  await answer().getByRole('heading', { name: 'Late deliveries' }).waitFor();
  await answered();
  await say(page, 'ask me');
  await answer().getByRole('alert').waitFor();
  await answer().getByText('Before I go on I need a decision from you.').waitFor();
  await say(page, '/markdown');
  const unsaved = page.getByRole('alert').filter({ hasText: /^Couldn’t download Conversation.md/ });
  await unsaved.getByRole('button', { name: 'Try again' }).click();
  await unsaved.getByRole('button', { name: 'Close' }).click();
  expect(await unsaved.count()).toBe(0);
  const known = await failed.count();
  await say(page, '/help');
  await failed.nth(known).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => failed.count()).toBe(known);
  expect(await page.getByRole('button', { name: 'Dictate' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('adds a file, pastes a long text and writes a command before the code for these is there', async () => {
  const { page } = opened;
  const held: Route[] = [];
  await page.route(assist, (route) => void held.push(route));
  await page.reload();
  const field = page.getByRole('textbox', { name: 'Message' });
  const pasted = 'Quay 4 costs $& a day.\n'.repeat(200);
  await page.locator('input[type=file]').first().setInputFiles(berths);
  await paste(field, pasted);
  await page.getByText('1 file ready to send').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: 'Remove berths.csv' }).count()).toBe(0);
  await letCome(held);
  await page.getByRole('button', { name: 'Remove berths.csv' }).click();
  await page.getByRole('button', { name: 'Attach it as a file' }).click();
  await page.getByRole('button', { name: 'Remove Pasted text.txt' }).waitFor();
  expect(await field.inputValue()).toBe('');

  await page.reload();
  await field.fill('/help');
  await expect.poll(() => held.length).toBe(1);
  expect(await page.getByRole('listbox').count()).toBe(0);
  await letCome(held);
  await page.getByRole('option', { selected: true }).waitFor();
  await field.press('Enter');
  await page.getByRole('dialog', { name: 'Shortcuts and commands' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});

test('sends a file that can’t be shown, and gets what was missing once it can be fetched', async () => {
  const { page } = opened;
  await page.route(assist, (route) => route.abort());
  await page.reload();
  const field = page.getByRole('textbox', { name: 'Message' });
  await page.locator('input[type=file]').first().setInputFiles(berths);
  const failed = page.getByRole('alert').filter({ hasText: 'This part can’t be shown' });
  await failed.waitFor();
  await page.getByText('1 file ready to send').waitFor({ state: 'attached' });
  await say(page, '/rows: how many rows does it have?');
  await answered();
  expect(await answer().textContent()).toMatch(/\b137 rows\b/);

  await page.locator('input[type=file]').first().setInputFiles(berths);
  await failed.waitFor();
  await page.unroute(assist);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Remove berths.csv' }).waitFor();
  await field.fill('/help');
  await page.getByRole('option', { selected: true }).waitFor();
});

test('sees a file before the code that uploads it is there, and uploads it again where that failed', async () => {
  const { page } = opened;
  const held: Route[] = [];
  const uploads = /\/draftUploads-[^/]*\.js$/;
  await page.route(uploads, (route) => void held.push(route));
  await page.reload();
  const picker = page.locator('input[type=file]').first();
  await picker.setInputFiles(berths);
  await page.getByRole('progressbar', { name: 'Uploading berths.csv' }).waitFor();
  await expect.poll(() => held.length).toBe(1);
  for (const route of held.splice(0)) await route.abort();
  await page.getByText('Upload failed').waitFor();
  await page.getByRole('button', { name: 'Upload berths.csv again' }).click();
  await expect.poll(() => held.length).toBe(1);
  await picker.setInputFiles({ ...berths, name: 'quays.csv' });
  await page.getByRole('button', { name: 'Cancel upload of quays.csv' }).click();
  await letCome(held);
  await page.getByRole('button', { name: 'Remove berths.csv' }).waitFor();
  expect(await page.getByText('quays.csv').count()).toBe(0);
  await say(page, 'How many rows does it have?');
  await answered();
  expect(await answer().textContent()).toMatch(/\b137 rows\b/);
});

test('hears an answer that ended before the code that shows and says it was there', async () => {
  const { page } = opened;
  const held: Route[] = [];
  await page.route(/\/FilledThread-[^/]*\.js$/, (route) => void held.push(route));
  await page.reload();
  const stored = page.waitForResponse(/\/messages\b/);
  await say(page, 'Which suppliers delivered late?');
  await (await stored).finished();
  await expect.poll(() => page.getByRole('button', { name: 'Stop answering' }).count()).toBe(0);
  expect(await page.getByRole('article').count()).toBe(0);
  await letCome(held);
  await answered();
  const shown = await answer().locator('p').first().textContent();
  const sentence = /^[^.:]{10,}/.exec(shown ?? '')?.[0] ?? 'no sentence';
  const said = () => page.locator('[aria-live="polite"]').allTextContents();
  await expect.poll(said).toContainEqual(expect.stringContaining(sentence));
});

test('is told that a message was not sent while the code that reads answers can’t be fetched', async () => {
  const { page } = opened;
  await page.route(/\/followTurn-/, (route) => route.abort());
  await page.reload();
  await say(page, 'Report on late deliveries, and cite sources');
  await page.getByText('Couldn’t send your message').waitFor();
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Still here');
  expect(await field.inputValue()).toBe('Still here');
});

/** Pastes as a browser does: an event, and the text in the field. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  }, text);
  await field.fill(text);
}

/** Lets requests go on that were held. */
async function letCome(held: Route[]): Promise<void> {
  for (const route of held.splice(0)) await route.continue();
}
