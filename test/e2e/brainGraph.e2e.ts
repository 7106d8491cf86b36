import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Download } from 'playwright';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

beforeAll(async () => {
  opened = await openPlayground({ pace: 0 });
  const { page, playground } = opened;
  await page.goto(`${playground.appUrl}/knowledge`);
  await page.getByRole('button', { name: 'Mara' }).click();
});

afterAll(() => opened.close());

afterEach(() => expect(opened.complaints).toEqual([]));

const viewer = () => opened.page.getByRole('region', { name: 'Knowledge', exact: true });
const panel = () => viewer().getByRole('group', { name: 'Side panel' });
const cursor = () => viewer().getByRole('button', { name: /linked to/ });
const search = () => viewer().getByRole('combobox', { name: 'Search the brain' });

async function openKnowledge(): Promise<void> {
  await opened.page.goto(`${opened.playground.appUrl}/knowledge`);
  await cursor().waitFor();
}

/** Finds a label, and returns where it stands on the page. */
async function find(typed: string, name: string): Promise<{ x: number; y: number }> {
  await search().fill(typed);
  await viewer().getByRole('option', { name, exact: true }).click();
  await panel().getByRole('heading', { name, exact: true }).waitFor();
  await expect.poll(async () => (await cursor().getAttribute('aria-label')) ?? '').toContain(name);
  const box = await cursor().boundingBox();
  if (box === null) throw new Error(`${name} is not seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a search with a typing error finds a label, and the pointer over it says what it is', async () => {
  await openKnowledge();
  const { x, y } = await find('warehose', 'Warehouse');
  await opened.page.mouse.move(x, y);
  await viewer()
    .locator('[data-part="label-hint"]')
    .getByText(/^[\d,]+ nodes · \d+ labels$/)
    .waitFor();
  expect(await viewer().locator('[data-part="label-hint"] strong').textContent()).toBe('Warehouse');
});

test('a double click shows a label among its neighbours, and another one all of them', async () => {
  await openKnowledge();
  await find('supplier', 'Supplier');
  await panel().getByRole('button', { name: 'Clear focus' }).click();
  const oneStep = panel().getByRole('button', { name: '1 step' });
  await expect.poll(() => oneStep.getAttribute('aria-pressed')).toBe('false');
  const doubleClick = async (): Promise<void> => {
    const box = await cursor().boundingBox();
    if (box === null) throw new Error('The label is not seen.');
    await opened.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
  };
  await doubleClick();
  await expect.poll(() => oneStep.getAttribute('aria-pressed')).toBe('true');
  await doubleClick();
  await expect.poll(() => oneStep.getAttribute('aria-pressed')).toBe('false');
});

/** Where the card that the keyboard is at stands on the page, and what it is called. */
async function cardAtCursor(): Promise<{ name: string; x: number; y: number }> {
  const button = cursor();
  const [box, words] = [await button.boundingBox(), await button.getAttribute('aria-label')];
  if (box === null || words === null) throw new Error('The keyboard is at no card.');
  const [name = ''] = words.split(',');
  return { name, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a press on a card of the stage selects its label, and one beside all cards lets go of it', async () => {
  const { page } = opened;
  await openKnowledge();
  const pressed = await cardAtCursor();
  await cursor().focus();
  // The keyboard's button goes on to another card, so that the press meets the stage itself.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await cardAtCursor()).name).not.toBe(pressed.name);
  await page.mouse.click(pressed.x, pressed.y);
  const heading = panel().getByRole('heading', { name: pressed.name, exact: true });
  await heading.waitFor();
  await expect.poll(async () => (await cardAtCursor()).name).toBe(pressed.name);
  const stage = await viewer().locator('[data-part="graph"]').boundingBox();
  if (stage === null) throw new Error('There is no stage.');
  await page.mouse.click(stage.x + 4, stage.y + stage.height / 2);
  await heading.waitFor({ state: 'detached' });
});

test('groups are opened by a double click and by keys, and closed by a key and in the panel', async () => {
  const { page } = opened;
  await openKnowledge();
  await panel().getByRole('tab', { name: 'Filters' }).click();
  await panel().getByRole('combobox', { name: 'One card per' }).selectOption('Group');
  await viewer()
    .getByRole('button', { name: /^Around \w+, \d+ labels, linked to/ })
    .waitFor();
  const group = await cardAtCursor();
  await page.mouse.dblclick(group.x, group.y);
  await panel().getByRole('button', { name: 'Close group' }).waitFor();
  const label = await panel().locator('[data-part="group-details"] li').first().innerText();
  // The keyboard goes on to the group's first label, which stands on a card of its own now.
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? '');
  await expect.poll(focused).toBe(label.split('\n')[0]);
  await page.keyboard.press('Backspace');
  await expect.poll(focused).toBe(group.name);

  await panel().getByRole('button', { name: 'Back to overview' }).click();
  await cursor().focus();
  expect(await focused()).toBe(group.name);
  await page.keyboard.press('Enter');
  await panel().getByRole('button', { name: 'Open group' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe(label.split('\n')[0]);
  await panel().getByRole('button', { name: 'Close group' }).click();
  await panel().getByRole('button', { name: 'Open group' }).waitFor();
});

test('a path is told as relations lead, and in any direction', async () => {
  await openKnowledge();
  await find('suplier', 'Supplier');
  const end = panel().getByRole('combobox', { name: 'Path to' });
  await end.fill('drver');
  await end.press('Enter');
  await panel()
    .getByText(/^\d steps apart: Supplier → .* → Driver$/)
    .waitFor();
  await panel().getByRole('checkbox', { name: 'In any direction' }).check();
  await panel()
    .getByText(/^\d steps apart: Supplier – .* – Driver$/)
    .waitFor();
});

test('hidden labels come back by Undo', async () => {
  await openKnowledge();
  await panel().getByRole('tab', { name: 'Filters' }).click();
  await panel().getByRole('checkbox', { name: 'Hide labels without relations' }).check();
  await panel().getByText('1 filter active').waitFor();
  await viewer().getByRole('button', { name: 'Undo' }).click();
  await panel().getByText('1 filter active').waitFor({ state: 'detached' });
});

async function save(item: string): Promise<Download> {
  await viewer().getByRole('button', { name: 'Export' }).click();
  const downloading = opened.page.waitForEvent('download');
  await viewer().getByRole('menuitem', { name: item }).click();
  return downloading;
}

test('each export is the whole graph', async () => {
  await openKnowledge();
  const png = await readFile(await (await save('Image (PNG)')).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // The header's width and height.
  expect(png.readUInt32BE(16) * png.readUInt32BE(20)).toBeGreaterThan(1_000_000);
  const json: unknown = JSON.parse(
    await readFile(await (await save('Data (JSON)')).path(), 'utf8'),
  );
  expect(json).toHaveProperty('node_labels.length', 60);
  const labels = await readFile(await (await save('Labels (CSV)')).path(), 'utf8');
  expect(labels.trim().split('\n')).toHaveLength(61);
  const relations = await readFile(await (await save('Relations (CSV)')).path(), 'utf8');
  expect(json).toHaveProperty(
    'relationship_directions.length',
    relations.trim().split('\n').length - 1,
  );
});

test('a file of an earlier extraction is compared, and a second one too', async () => {
  await openKnowledge();
  const file = await (await save('Data (JSON)')).path();
  const brain: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof brain !== 'object') throw new Error('The export is no object.');
  await panel().getByRole('tab', { name: 'Compare' }).click();
  const compareWith = async (name: string, content: unknown): Promise<void> =>
    panel()
      .locator('input[type=file]')
      .setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
  await compareWith('same.json', brain);
  await panel().getByText('Labels, relations and counts are the same.').waitFor();
  await compareWith('more.json', { ...brain, node_labels: ['Lighthouse'] });
  await panel()
    .getByRole('status')
    .getByText(/Lighthouse/)
    .waitFor();
});
