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

test('the address holds what the map shows: Back shows the label before, a reload finds it again', async () => {
  const { page, playground, complaints } = opened;
  await page.goto(`${playground.appUrl}/knowledge`);
  await page.getByRole('button', { name: 'Mara' }).click();
  const viewer = page.getByRole('region', { name: 'Knowledge', exact: true });
  const panel = viewer.locator('[data-part="panel"]');
  const search = viewer.getByRole('combobox', { name: 'Search the brain' });
  for (const label of ['Warehouse', 'Saga']) {
    await search.fill(label);
    await viewer.getByRole('option', { name: label, exact: true }).click();
    await panel.getByRole('heading', { name: label, exact: true }).waitFor();
  }
  await page.reload();
  await panel.getByRole('heading', { name: 'Saga', exact: true }).waitFor();
  await page.goBack();
  await panel.getByRole('heading', { name: 'Warehouse', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('a page with unsaved terms is left by a link or by Back only when the person says so', async () => {
  const { page, playground } = opened;
  await page.goto(`${playground.appUrl}/findings`);
  await page.getByRole('button', { name: 'Mara' }).click();
  await page.getByRole('link', { name: 'Vocabulary' }).click();
  const editor = page.getByRole('region', { name: 'Ontologies', exact: true });
  await editor.getByRole('button', { name: 'New ontology' }).click();
  const name = editor.getByRole('textbox', { name: 'Name' });
  await name.fill('Charter clauses');
  const asked: string[] = [];
  let leaves = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return leaves ? dialog.accept() : dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Findings' }).click();
  await page.evaluate(() => window.history.go(-2));
  await expect.poll(() => asked).toEqual(['confirm', 'confirm']);
  expect(await name.inputValue()).toBe('Charter clauses');
  expect(new URL(page.url()).pathname).toBe('/vocabulary');
  leaves = true;
  await page.getByRole('link', { name: 'Findings' }).click();
  await page.getByRole('grid', { name: 'Findings' }).waitFor();
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
    .getByRole('article', { name: 'You' })
    .getByText(/^How reliable is/)
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
