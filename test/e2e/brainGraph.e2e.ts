import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Download } from 'playwright';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';
import { spokenName } from './spokenName.ts';

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
const groups = () => viewer().getByRole('button', { name: /, group, \d+ types, [\d,]+ items$/ });
const trail = () => viewer().getByRole('group', { name: 'Place in the map' });
/** The type that the keyboard is at, where React Flow draws. */
const cursor = () => viewer().locator('[data-part="cursor"]');
/** Finds the type that is shown between its neighbours. */
const chosen = (name: string) =>
  viewer().locator('[data-part="card"][aria-current="true"]').getByText(name, { exact: true });
const search = () => viewer().getByRole('combobox', { name: 'Search the knowledge graph' });

async function focused(): Promise<string> {
  const element = await opened.page.evaluateHandle(() => document.activeElement ?? document.body);
  return element.evaluate(spokenName);
}

async function openKnowledge(): Promise<void> {
  await opened.page.goto(`${opened.playground.appUrl}/knowledge`);
  await groups().first().waitFor();
}

/** Shows all types at once instead of the map. */
async function showAllTypes(): Promise<void> {
  await viewer().getByRole('button', { name: 'Display' }).click();
  await viewer().getByRole('combobox', { name: 'Show', exact: true }).selectOption('All types');
  await viewer().getByRole('button', { name: 'Display' }).click();
  await cursor().waitFor();
}

/** Finds a label, which is then shown between its neighbours. */
async function find(typed: string, name: string): Promise<void> {
  await search().fill(typed);
  await viewer().getByRole('option', { name, exact: true }).click();
  await panel().getByRole('heading', { name, exact: true }).waitFor();
  await chosen(name).waitFor();
}

/** Returns the position and the name of the card at the keyboard's cursor. */
async function cardAtCursor(): Promise<{ name: string; x: number; y: number }> {
  const button = cursor();
  const [box, words] = [await button.boundingBox(), await button.getAttribute('aria-label')];
  if (box === null || words === null) throw new Error('The keyboard is at no card.');
  const [name = ''] = words.split(',');
  return { name, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a search with a typing error finds a label, and shows what it is linked to', async () => {
  await openKnowledge();
  await find('warehose', 'Warehouse');
  expect(
    await viewer()
      .getByRole('button', { name: /, (incoming|outgoing)$/ })
      .count(),
  ).toBeGreaterThan(3);
});

test('the pointer over a label among all says what it is', async () => {
  await openKnowledge();
  await showAllTypes();
  const { name, x, y } = await cardAtCursor();
  await opened.page.mouse.move(x, y);
  await viewer()
    .locator('[data-part="label-hint"]')
    .getByText(/^[\d,]+ items · \d+ types$/)
    .waitFor();
  expect(await viewer().locator('[data-part="label-hint"] strong').textContent()).toBe(name);
});

test('a double click shows a label among its neighbours, and the way back all of them', async () => {
  await openKnowledge();
  await showAllTypes();
  const { name, x, y } = await cardAtCursor();
  await opened.page.mouse.dblclick(x, y);
  await chosen(name).waitFor();
  const oneStep = panel().getByRole('button', { name: '1 step' });
  await expect.poll(() => oneStep.getAttribute('aria-pressed')).toBe('true');
  await panel().getByRole('button', { name: 'Show everything' }).click();
  await oneStep.waitFor({ state: 'detached' });
  await cursor().waitFor();
  expect((await cardAtCursor()).name).toBe(name);
});

test('a press on a card of the stage selects its label, and one beside all cards lets go of it', async () => {
  const { page } = opened;
  await openKnowledge();
  await showAllTypes();
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

test('groups are opened by a press, by keys and in the panel, and left by a key and the way back', async () => {
  const { page } = opened;
  await openKnowledge();
  const group = await groups().first().evaluate(spokenName);
  const [title = ''] = group.split(', group,');
  await groups().first().click();
  await trail().getByText(title, { exact: true }).waitFor();
  // The keyboard goes on to a label of the group, which has a card of its own now.
  await expect.poll(focused).toMatch(/linked to/);
  const label = await focused();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(group);

  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe(label);
  await trail().getByRole('button', { name: 'Map' }).click();
  await groups().first().waitFor();

  await viewer().getByRole('button', { name: 'More', exact: true }).click();
  await viewer().getByRole('menuitem', { name: 'Overview' }).click();
  await panel().getByTitle(`Show the group “${title}”`).click();
  const details = panel().locator('[data-part="group-details"]');
  const [types = ''] = /\d+ types/.exec(group) ?? [];
  await details.getByText(new RegExp(`^${types} · \\d+ kinds of links? within$`)).waitFor();
  await panel().getByRole('button', { name: 'Open group' }).click();
  await trail().getByText(title, { exact: true }).waitFor();
  await cursor().waitFor();
});

test('a path is told as relations lead, and in any direction', async () => {
  await openKnowledge();
  await find('suplier', 'Supplier');
  const end = panel().getByRole('combobox', { name: 'Find path to…' });
  await end.fill('drver');
  await end.press('Enter');
  await panel()
    .getByText(/^\d steps apart: Supplier → .* → Driver$/)
    .waitFor();
  await trail().getByText('Supplier → Driver', { exact: true }).waitFor();
  await panel().getByRole('checkbox', { name: 'Ignore direction' }).check();
  await panel()
    .getByText(/^\d steps apart: Supplier – .* – Driver$/)
    .waitFor();
});

test('hidden labels come back by Undo, and on the map by its key', async () => {
  const { page } = opened;
  await openKnowledge();
  await viewer().getByRole('button', { name: 'Filter', exact: true }).click();
  const isHidden = panel().getByText('1 filter active');
  const unlinked = viewer().getByRole('button', { name: 'ExchangeRate', exact: true });
  const hide = async (): Promise<void> => {
    await panel().getByRole('checkbox', { name: 'Hide unlinked types' }).check();
    await isHidden.waitFor();
  };
  await hide();
  await unlinked.waitFor({ state: 'detached' });
  await groups().first().focus();
  await page.keyboard.press('Control+z');
  await isHidden.waitFor({ state: 'detached' });
  await unlinked.waitFor();

  await showAllTypes();
  await hide();
  await viewer().getByRole('button', { name: 'Undo' }).click();
  await isHidden.waitFor({ state: 'detached' });
});

async function choose(item: string): Promise<void> {
  await viewer().getByRole('button', { name: 'More', exact: true }).click();
  await viewer().getByRole('menuitem', { name: item, exact: true }).click();
}

async function save(item: string): Promise<Download> {
  const downloading = opened.page.waitForEvent('download');
  await choose(item);
  return downloading;
}

test('each export is the whole graph', async () => {
  await openKnowledge();
  const expectPicture = async (): Promise<void> => {
    const png = await readFile(await (await save('Export image (PNG)')).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // The header's width and height.
    expect(png.readUInt32BE(16) * png.readUInt32BE(20)).toBeGreaterThan(1_000_000);
  };
  await expectPicture();
  const json: unknown = JSON.parse(
    await readFile(await (await save('Export data (JSON)')).path(), 'utf8'),
  );
  expect(json).toHaveProperty('node_labels.length', 60);
  const labels = await readFile(await (await save('Export types (CSV)')).path(), 'utf8');
  expect(labels.trim().split('\n')).toHaveLength(61);
  const relations = await readFile(await (await save('Export links (CSV)')).path(), 'utf8');
  expect(json).toHaveProperty(
    'relationship_directions.length',
    relations.trim().split('\n').length - 1,
  );
  await showAllTypes();
  await expectPicture();
});

test('a file of an earlier extraction is compared, and a second one too', async () => {
  await openKnowledge();
  const file = await (await save('Export data (JSON)')).path();
  const brain: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (typeof brain !== 'object') throw new Error('The export is no object.');
  await choose('Compare');
  const compareWith = async (name: string, content: unknown): Promise<void> =>
    panel()
      .locator('input[type=file]')
      .setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
  await compareWith('same.json', brain);
  await panel().getByText('Types, links and counts are the same.').waitFor();
  await compareWith('more.json', { ...brain, node_labels: ['Lighthouse'] });
  await panel()
    .getByRole('status')
    .getByText(/Lighthouse/)
    .waitFor();
});
