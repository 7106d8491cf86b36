import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Dialog } from 'playwright';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

beforeAll(async () => {
  opened = await openPlayground();
  await opened.openAs('Mara', '/findings');
});

afterAll(() => opened.close());

test('the address holds the open finding: Back goes to the one before, a reload finds it again', async () => {
  const { page, complaints } = opened;
  await opened.visit('/findings');
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
  const { page, complaints } = opened;
  await opened.visit('/knowledge');
  const viewer = page.getByRole('region', { name: 'Knowledge', exact: true });
  const panel = viewer.locator('[data-part="panel"]');
  const search = viewer.getByRole('combobox', { name: 'Search the knowledge graph' });
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

test('a page with unsaved terms is left by a link or by Back only when the user says so', async () => {
  const { page } = opened;
  await opened.visit('/findings');
  await page.getByRole('link', { name: 'Vocabulary' }).click();
  const editor = page.getByRole('region', { name: 'Ontologies', exact: true });
  await editor.getByRole('button', { name: 'New ontology' }).click();
  const name = editor.getByRole('textbox', { name: 'Name' });
  await name.fill('Charter clauses');
  const asked: string[] = [];
  let leaves = false;
  const decide = (dialog: Dialog): Promise<void> => {
    asked.push(dialog.type());
    return leaves ? dialog.accept() : dialog.dismiss();
  };
  page.on('dialog', decide);
  onTestFinished(() => void page.off('dialog', decide));
  await page.getByRole('link', { name: 'Findings' }).click();
  await page.evaluate(() => window.history.go(-2));
  await expect.poll(() => asked).toEqual(['confirm', 'confirm']);
  expect(await name.inputValue()).toBe('Charter clauses');
  expect(new URL(page.url()).pathname).toBe('/vocabulary');
  leaves = true;
  await page.getByRole('link', { name: 'Findings' }).click();
  await page.getByRole('grid', { name: 'Findings' }).waitFor();
});

test('the address holds the page of the connectors: Back goes to the one before, a reload finds it again, and what is typed is asked about', async () => {
  const { page, complaints } = opened;
  await opened.visit('/connections');
  const connections = page.getByRole('region', { name: 'Connections', exact: true });
  const title = (name: string) => connections.getByRole('heading', { name, level: 2, exact: true });
  await connections.getByRole('button', { name: /^Fieldline CRM/ }).click();
  await title('Fieldline CRM').first().waitFor();
  await page.reload();
  await title('Fieldline CRM').first().waitFor();
  await page.goBack();
  await connections.getByRole('button', { name: /^Fieldline CRM/ }).waitFor();
  await page.goForward();
  await connections.getByRole('textbox', { name: 'Client ID' }).fill('app-1');

  // Back within the connectors: they ask themselves.
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  expect(await connections.getByRole('textbox', { name: 'Client ID' }).inputValue()).toBe('app-1');
  expect(new URL(page.url()).searchParams.get('view')).toContain('crm-b');

  // A link of the page: the page asks.
  const asked: string[] = [];
  let leaves = false;
  const decide = (dialog: Dialog): Promise<void> => {
    asked.push(dialog.type());
    return leaves ? dialog.accept() : dialog.dismiss();
  };
  page.on('dialog', decide);
  onTestFinished(() => void page.off('dialog', decide));
  await page.getByRole('link', { name: 'Tasks' }).click();
  await expect.poll(() => asked).toEqual(['confirm']);
  expect(await connections.getByRole('textbox', { name: 'Client ID' }).inputValue()).toBe('app-1');
  leaves = true;
  await page.getByRole('link', { name: 'Tasks' }).click();
  await page.getByRole('region', { name: 'Tasks' }).waitFor();
  expect(complaints).toEqual([]);
});

test('the address holds the open task and its list: Back goes to the one before, a reload finds it again', async () => {
  const { page, complaints } = opened;
  await opened.visit('/tasks');
  const tasks = page.getByRole('region', { name: 'Tasks' });
  const details = tasks.getByRole('group', { name: /^Details for/ });
  const tab = (name: RegExp) => tasks.getByRole('tab', { name, selected: true });
  await tasks.getByRole('button', { name: 'Sign in' }).click();
  await tasks.getByRole('button', { name: /^Give notice for contract C-1987/ }).click();
  await details.waitFor();
  await page.reload();
  await details.waitFor();
  await tasks.getByRole('tab', { name: /^Everyone/ }).click();
  await tab(/^Everyone/).waitFor();
  await page.goBack();
  await tab(/^Mine/).waitFor();
  await details.waitFor();
  await page.goBack();
  await details.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the address holds the open vocabulary: Back goes to the one before, a reload finds it again', async () => {
  const { page, complaints } = opened;
  await opened.visit('/vocabulary');
  const editor = page.getByRole('region', { name: 'Ontologies', exact: true });
  const name = editor.getByRole('textbox', { name: 'Name' });
  const heading = editor.getByRole('heading', { level: 2 });
  for (const listed of ['Cold chain', 'Food labelling']) {
    await editor.getByRole('button', { name: new RegExp(`^${listed}`) }).click();
    await expect.poll(() => heading.textContent()).toBe(listed);
  }
  await page.reload();
  await expect.poll(() => heading.textContent()).toBe('Food labelling');
  await page.goBack();
  await expect.poll(() => heading.textContent()).toBe('Cold chain');

  // Back with something unsaved: the editor asks, and the address stays with it.
  await editor.getByRole('button', { name: /^Food labelling/ }).click();
  await expect.poll(() => heading.textContent()).toBe('Food labelling');
  await editor.getByText('Details', { exact: true }).click();
  await name.fill('Food labels');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  expect(await name.inputValue()).toBe('Food labels');
  expect(new URL(page.url()).searchParams.get('view')).toContain('food-labelling');
  expect(complaints).toEqual([]);
});

test('a button of the page asks the assistant, and the log of events says so without the words', async () => {
  const { page, playground } = opened;
  await page.goto(`${playground.appUrl}/suppliers`);
  await page
    .getByRole('button', { name: /^Ask about/ })
    .first()
    .click();
  const chat = page.getByRole('region', { name: 'Assistant', exact: true });
  await chat
    .getByRole('article', { name: 'You' })
    .getByText(/^How reliable is/)
    .waitFor();
  await page.keyboard.press('Control+.');
  const log = page.getByRole('list', { name: 'Analytics' });
  await log.getByText(/^chat\.messageSend \{"sessionId":"/).waitFor();
  expect(await log.textContent()).not.toContain('How reliable');
});
