import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openKnowledge, type OpenedKnowledge } from './openKnowledge.ts';
import { spokenName } from './spokenName.ts';

let opened: OpenedKnowledge;

beforeAll(async () => {
  opened = await openKnowledge();
});

afterAll(() => opened.close());

afterEach(() => expect(opened.complaints).toEqual([]));

test('each export is the whole graph, one is compared with what is there, and the platform’s document is shown', async () => {
  const { page, viewer, panel, save } = opened;
  const parts = viewer.locator('[data-part="group"]');
  const named = await parts
    .locator('[title]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(named.length).toBeGreaterThan((await parts.count()) * 4);
  const svg = await exportSvg();
  const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) =>
    text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))),
  );
  expect(texts).toEqual(expect.arrayContaining(named));
  await expectPicture();

  const brain: unknown = JSON.parse(await contentOf('Export data (JSON)'));
  if (typeof brain !== 'object') throw new Error('The export is no object.');
  expect(brain).toHaveProperty('node_labels.length', 60);
  const labels = await contentOf('Export types (CSV)');
  expect(labels.trim().split('\n')).toHaveLength(61);
  const relations = await contentOf('Export links (CSV)');
  expect(brain).toHaveProperty(
    'relationship_directions.length',
    relations.trim().split('\n').length - 1,
  );

  await opened.chooseMore('Compare');
  const compareWith = async (name: string, content: unknown): Promise<void> =>
    panel.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await compareWith('same.json', brain);
  await panel.getByText('Types, links and counts are the same.').waitFor();
  await compareWith('more.json', { ...brain, node_labels: ['Lighthouse'] });
  await panel
    .getByRole('status')
    .getByText(/Lighthouse/)
    .waitFor();

  await opened.reopen();
  await opened.showAllTypes();
  expect((await exportSvg()).match(/data-label="/g)).toHaveLength(60);
  await expectPicture();
  await opened.chooseMore('Document');
  const inner = page
    .frameLocator('iframe[title="The brain as drawn by the platform"]')
    .frameLocator('iframe');
  await inner.getByText(/60 labels/).waitFor();

  async function contentOf(item: string): Promise<string> {
    return readFile(await (await save(item)).path(), 'utf8');
  }

  async function exportSvg(): Promise<string> {
    const download = await save('Export image (SVG)');
    expect(download.suggestedFilename()).toBe('brain.svg');
    return readFile(await download.path(), 'utf8');
  }

  async function expectPicture(): Promise<void> {
    const png = await readFile(await (await save('Export image (PNG)')).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // The header's width and height.
    expect(png.readUInt32BE(16) * png.readUInt32BE(20)).toBeGreaterThan(1_000_000);
  }
});

test('among all types, the pointer says what a card is, selects it and lets go of it, and a double press shows its neighbours', async () => {
  const { page, viewer, panel, cursor, chosen } = opened;
  await opened.reopen();
  await opened.showAllTypes();
  const first = await cardAtCursor();
  await page.mouse.move(first.x, first.y);
  const hint = viewer.locator('[data-part="label-hint"]');
  await hint.getByText(/^[\d,]+ items · \d+ types$/).waitFor();
  expect(await hint.locator('strong').textContent()).toBe(first.name);

  await cursor.focus();
  const pressed = await cardAtCursor();
  // The keyboard's button goes on to another card, so that the press meets the stage itself.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await cardAtCursor()).name).not.toBe(pressed.name);
  await page.mouse.click(pressed.x, pressed.y);
  const heading = panel.getByRole('heading', { name: pressed.name, exact: true });
  await heading.waitFor();
  await expect.poll(async () => (await cardAtCursor()).name).toBe(pressed.name);
  const stage = await viewer.locator('[data-part="graph"]').boundingBox();
  if (stage === null) throw new Error('There is no stage.');
  await page.mouse.click(stage.x + 4, stage.y + stage.height / 2);
  await heading.waitFor({ state: 'detached' });

  const { name, x, y } = await cardAtCursor();
  await page.mouse.dblclick(x, y);
  await chosen(name).waitFor();
  const oneStep = panel.getByRole('button', { name: '1 step' });
  await expect.poll(() => oneStep.getAttribute('aria-pressed')).toBe('true');
  await panel.getByRole('button', { name: 'Show everything' }).click();
  await oneStep.waitFor({ state: 'detached' });
  await cursor.waitFor();
  expect((await cardAtCursor()).name).toBe(name);
});

test('among all types, a line opens into its links, a filter changes the picture, and a label stays where it was dragged', async () => {
  const { page, playground, viewer, panel, cursor, picture, zoomTo } = opened;
  await opened.reopen();
  await opened.showAllTypes();
  const badges = viewer.locator('[data-part="badge"]');
  await zoomTo(badges.first());
  const seen = await badges.evaluateAll((all) =>
    all.findIndex((badge) => {
      const { left, top, width, height } = badge.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === badge;
    }),
  );
  await badges.nth(seen).click();
  await panel.locator('[data-part="link-details"]').waitFor();
  await panel.getByRole('button', { name: 'Back to the combined line' }).click();
  await viewer.getByRole('button', { name: 'Filter', exact: true }).click();
  const before = await picture();
  await panel
    .getByRole('group', { name: 'Link types' })
    .getByRole('button', { name: 'Hide all' })
    .click();
  await panel
    .getByRole('status')
    .getByText(/filters active/)
    .waitFor();
  await expect.poll(picture).not.toBe(before);
  await panel.getByRole('button', { name: 'Clear filters' }).click();
  await panel.getByRole('button', { name: 'Close side panel' }).click();

  const [name = ''] = (await cursor.evaluate(spokenName)).split(',');
  const card = viewer.locator('[data-part="card"]').filter({ hasText: new RegExp(`^${name}\\d`) });
  await zoomTo(card);
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('brainstem-layout-'))
        .map((key) => [key, localStorage.getItem(key)]),
    );
  const layout = await kept();
  const box = await card.boundingBox();
  if (box === null) throw new Error('The card is not seen.');
  await page.mouse.move(box.x + 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 5 });
  await page.mouse.move(box.x + 90, box.y + 70, { steps: 5 });
  await page.mouse.up();
  await expect.poll(kept).not.toEqual(layout);
  const moved = await kept();
  await page.goto(`${playground.appUrl}/knowledge`);
  await opened.mapIsThere();
  await opened.showAllTypes();
  expect(await kept()).toEqual(moved);
});

/** Returns the position and the name of the card at the keyboard's cursor. */
async function cardAtCursor(): Promise<{ name: string; x: number; y: number }> {
  const button = opened.cursor;
  const [box, words] = [await button.boundingBox(), await button.getAttribute('aria-label')];
  if (box === null || words === null) throw new Error('The keyboard is at no card.');
  const [name = ''] = words.split(',');
  return { name, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
