import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

beforeEach(async () => {
  opened = await openPlayground();
});

afterEach(() => opened.close());

test('the address holds the open finding: Back goes to the one before, a reload finds it again', async () => {
  const { page, playground, complaints } = opened;
  await page.goto(`${playground.appUrl}/findings`);
  await page.getByRole('button', { name: 'Mara' }).click();
  const rows = page.getByRole('grid', { name: 'Findings' }).getByRole('row');
  const details = page.getByRole('complementary', { name: 'Details' });
  await rows.nth(1).click();
  const first = await details.getByRole('heading', { level: 3 }).textContent();
  await rows.nth(2).click();
  const second = await details.getByRole('heading', { level: 3 }).textContent();
  expect(second).not.toBe(first);
  await page.reload();
  await details.getByRole('heading', { level: 3, name: second ?? '' }).waitFor();
  await page.goBack();
  await details.getByRole('heading', { level: 3, name: first ?? '' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a button of the page asks the assistant, and the log of events says so without the words', async () => {
  const { page, playground } = opened;
  await page.goto(`${playground.appUrl}/suppliers`);
  await page.getByRole('button', { name: 'Mara' }).click();
  await page
    .getByRole('button', { name: /^Ask about/ })
    .first()
    .click();
  const chat = page.getByRole('region', { name: 'Assistant beside the page' });
  await chat
    .getByText(/^How reliable is/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+.');
  const log = page.getByRole('list', { name: 'Analytics' });
  await log.getByText(/^chat\.messageSend \{"sessionId":"/).waitFor();
  expect(await log.textContent()).not.toContain('How reliable');
});

test('a reload of the assistant’s page stays in the conversation', async () => {
  const { page, openAssistant } = opened;
  await openAssistant('Mara');
  await page.getByRole('textbox', { name: 'Message' }).fill('What do we sell?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
  await page.reload();
  const thread = page.getByRole('region', { name: 'Assistant' });
  await thread.getByText('What do we sell?').last().waitFor();
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
});
