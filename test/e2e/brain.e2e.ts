import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sandboxDocument } from '../../src/widgets/brain-viewer/document/sandboxDocument.ts';
import type { Locator } from 'playwright';
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

/** Comes near enough to the stage for something on it to be drawn. */
async function zoomTo(target: Locator): Promise<void> {
  for (let press = 0; press < 6 && !(await target.isVisible()); press += 1) {
    await viewer().getByRole('button', { name: 'Zoom in' }).click();
    // The card at the keyboard's cursor moves to the middle.
    await cursor().blur();
    await cursor().focus();
  }
}

/** Returns the position of a label in the saved layout. */
const kept = () =>
  opened.page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('brainstem-layout-'))
      .map((key) => [key, localStorage.getItem(key)]),
  );

/** The pixels of the drawn layer, as a digest. */
const picture = () =>
  viewer()
    .locator('canvas[data-part="lines"]')
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 'no canvas';
      return canvas.toDataURL();
    });

async function say(sentence: string): Promise<void> {
  const field = viewer().getByRole('textbox', { name: 'What changed?' });
  await field.fill(sentence);
  await field.press('Enter');
}

describe('with the pointer', () => {
  test('goes from the map to a group, a type, a neighbour and a line, and back by Escape', async () => {
    const { page } = opened;
    await openKnowledge();
    const name = await groups().first().evaluate(spokenName);
    const [title = ''] = name.split(', group,');
    await groups().first().click();
    await trail().getByText(title, { exact: true }).waitFor();
    await cursor().waitFor();

    const [label = ''] = (await cursor().evaluate(spokenName)).split(',');
    await cursor().press('Enter');
    await chosen(label).waitFor();
    await panel().getByRole('heading', { name: label, exact: true }).waitFor();
    expect(await trail().getByRole('listitem').allTextContents()).toEqual(['Map', title, label]);

    const neighbour = viewer()
      .getByRole('button', { name: /, (incoming|outgoing)$/ })
      .first();
    const [next = ''] = (await neighbour.evaluate(spokenName)).split(',');
    await neighbour.click();
    await chosen(next).waitFor();
    await panel().getByRole('heading', { name: next, exact: true }).waitFor();

    // Beside an open panel there is no room for what lines stand for.
    await panel().getByRole('button', { name: 'Close side panel' }).click();
    const line = viewer().locator('[data-part="badge"]').first();
    const [relation = ''] = ((await line.textContent()) ?? '').split(/ \+| ·/);
    await line.click();
    const list = panel().locator('[data-part="link-details"]');
    await list.getByText(relation, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await cursor().waitFor();
    expect(await trail().getByRole('listitem').allTextContents()).toEqual(['Map', title]);
    await page.keyboard.press('Escape');
    await expect.poll(focusedName).toBe(name);
    expect(await trail().count()).toBe(0);
  });

  test('searches, fans an edge and filters', async () => {
    await openKnowledge();
    await search().fill('warehouse');
    await viewer().getByRole('option', { name: 'Warehouse', exact: true }).click();
    await panel().getByRole('heading', { name: 'Warehouse', exact: true }).waitFor();
    await chosen('Warehouse').waitFor();
    expect(await panel().getByRole('button', { name: '1 step' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await trail().getByRole('button', { name: 'Map' }).click();
    await showAllTypes();
    const badges = viewer().locator('[data-part="badge"]');
    await zoomTo(badges.first());
    const seen = await badges.evaluateAll((all) =>
      all.findIndex((badge) => {
        const { left, top, width, height } = badge.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === badge;
      }),
    );
    await badges.nth(seen).click();
    await expect.poll(() => viewer().locator('[data-part="fan-label"]').count()).toBeGreaterThan(0);
    await panel().getByRole('button', { name: 'Back to the combined line' }).click();
    await viewer().getByRole('button', { name: 'Filter', exact: true }).click();
    const before = await picture();
    await panel()
      .getByRole('group', { name: 'Link types' })
      .getByRole('button', { name: 'Hide all' })
      .click();
    await panel()
      .getByRole('status')
      .getByText(/filters active/)
      .waitFor();
    await expect.poll(picture).not.toBe(before);
    await panel().getByRole('button', { name: 'Clear filters' }).click();
  });

  test('exports a picture of the map with each group and its types', async () => {
    await openKnowledge();
    const parts = viewer().locator('[data-part="group"]');
    const named = await parts
      .locator('[title]')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    expect(named.length).toBeGreaterThan((await parts.count()) * 4);
    const svg = await exportSvg();
    const texts = Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) => text);
    expect(texts).toEqual(expect.arrayContaining(named));
  });

  test('exports a picture with every type, where all are shown', async () => {
    await openKnowledge();
    await showAllTypes();
    expect((await exportSvg()).match(/data-label="/g)).toHaveLength(60);
  });

  test('keeps a label where it was dragged, over a reload', async () => {
    const { page } = opened;
    await openKnowledge();
    await showAllTypes();
    const [name = ''] = (await cursor().evaluate(spokenName)).split(',');
    const card = viewer()
      .locator('[data-part="card"]')
      .filter({ hasText: new RegExp(`^${name}\\d`) });
    await zoomTo(card);
    const before = await kept();
    const box = await card.boundingBox();
    if (box === null) throw new Error('The card is not seen.');
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 40, { steps: 5 });
    await page.mouse.move(box.x + 90, box.y + 70, { steps: 5 });
    await page.mouse.up();
    await expect.poll(kept).not.toEqual(before);
    const moved = await kept();
    await openKnowledge();
    await showAllTypes();
    expect(await kept()).toEqual(moved);
  });
});

describe('a change by sentence', () => {
  test('is applied, ambiguous or refused, and the picture follows', async () => {
    await openKnowledge();
    await showAllTypes();
    await viewer().getByRole('button', { name: 'Edit with a sentence' }).click();
    const before = await picture();
    await say('Ingrid Solberg manages Store 1');
    await panel()
      .getByText(/^Added: Ingrid Solberg MANAGES Store 1/)
      .waitFor();
    await expect.poll(picture).not.toBe(before);

    await say('Anna Berg works in Sales');
    const choices = panel().getByRole('group', { name: 'Which one do you mean?' });
    await choices.getByRole('button').first().click();
    await panel()
      .getByText(/^Added: Anna Berg WORKS_IN Sales/)
      .waitFor();

    await panel().getByRole('button', { name: 'Undo change' }).click();
    const again = panel().getByRole('group', { name: 'Which one do you mean?' });
    await again.getByRole('button').first().click();
    await panel()
      .getByText(/^Ended: Anna Berg WORKS_IN Sales/)
      .waitFor();

    await say('Colourless green ideas');
    await panel().getByText('The change wasn’t applied', { exact: true }).waitFor();
    expect(await viewer().getByRole('textbox', { name: 'What changed?' }).inputValue()).toBe(
      'Colourless green ideas',
    );
  });
});

test('by keyboard alone: search, type, neighbour, table, filter and change', async () => {
  const { page } = opened;
  await openKnowledge();
  const press = (key: string) => page.keyboard.press(key);
  await groups().first().focus();
  await press('Control+k');
  await page.keyboard.type('contract');
  await press('Enter');
  await panel().getByRole('heading', { name: 'Contract', exact: true }).waitFor();
  await expect.poll(focusedName).toMatch(/^Contract, .*linked to/);

  await press('ArrowRight');
  await expect.poll(focusedName).toMatch(/, outgoing$/);
  const [next = ''] = (await focusedName()).split(',');
  await press('Enter');
  await panel().getByRole('heading', { name: next, exact: true }).waitFor();
  await expect.poll(focusedName).toMatch(new RegExp(`^${next}, .*linked to`));

  await tabTo('Table', 'Shift+Tab');
  await press('Enter');
  await tabTo(/^Types/);
  await press('ArrowRight');
  const relations = viewer().getByRole('table', { name: 'Kinds of links' });
  await relations.waitFor();
  await tabTo('Contract');
  await press('Enter');
  await panel().getByRole('button', { name: 'Back to the combined line' }).waitFor();

  await tabTo('Filter', 'Shift+Tab');
  await press('Enter');
  await tabTo('Hide unlinked types');
  await press('Space');
  await panel().getByText('1 filter active').waitFor();

  await tabTo('Edit with a sentence', 'Shift+Tab');
  await press('Enter');
  await tabTo('What changed?');
  await page.keyboard.type('Piet de Vries now manages Store 2');
  await press('Enter');
  await panel()
    .getByText(/^Added: Piet de Vries MANAGES Store 2/)
    .waitFor();
});

describe('the platform’s document', () => {
  test('is shown, and asks for nothing', async () => {
    await openKnowledge();
    await viewer().getByRole('button', { name: 'More', exact: true }).click();
    await viewer().getByRole('menuitem', { name: 'Document' }).click();
    const inner = opened.page
      .frameLocator('iframe[title="The brain as drawn by the platform"]')
      .frameLocator('iframe');
    await inner.getByText(/60 labels/).waitFor();
  });

  test.each([
    ['goes elsewhere', `location.href = address`],
    ['replaces itself', `location.replace(address)`],
    [
      'follows a link',
      `const a = document.createElement('a'); a.href = address; document.body.append(a); a.click()`,
    ],
    [
      'refreshes itself',
      `document.head.innerHTML = '<meta http-equiv="refresh" content="0;url=' + address + '">'`,
    ],
    [
      'sends a form',
      `const f = document.createElement('form'); f.action = address; document.body.append(f); f.submit()`,
    ],
    ['fetches', `fetch(address, { mode: 'no-cors' }).catch(() => {})`],
    [
      'nests a frame',
      `const f = document.createElement('iframe'); f.src = address; document.body.append(f)`,
    ],
  ])('that %s reaches no server', async (_what, script) => {
    const reached: string[] = [];
    const server = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*').end('');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const url = `http://127.0.0.1:${port ?? 0}`;
    const page = await opened.context.newPage();
    await page.setContent('<body></body>');
    const attack = (markup: string) =>
      page.evaluate(
        async ({ text, then }) => {
          const frame = document.createElement('iframe');
          frame.setAttribute('sandbox', 'allow-scripts');
          frame.srcdoc = text;
          const ran = new Promise((resolve) => window.addEventListener('message', resolve));
          document.body.append(frame);
          await ran;
          // Several ways to the server and back: what the attack sent would have come long before.
          for (let way = 0; way < 20; way += 1) await fetch(then, { mode: 'no-cors' });
        },
        { text: markup, then: `${url}/after` },
      );
    await attack(
      sandboxDocument(
        `<!doctype html><html><head></head><body><script>
          const address = ${JSON.stringify(`${url}/attack`)};
          parent.parent.postMessage('ran', '*');
          ${script};
        </script></body></html>`,
        { height: 300, scripts: true },
      ),
    );
    await page.close();
    server.closeAllConnections();
    server.close();
    expect(new Set(reached)).toEqual(new Set(['/after']));
  });
});

async function exportSvg(): Promise<string> {
  await viewer().getByRole('button', { name: 'More', exact: true }).click();
  const downloading = opened.page.waitForEvent('download');
  await viewer().getByRole('menuitem', { name: 'Export image (SVG)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('brain.svg');
  return readFile(await download.path(), 'utf8');
}

async function focusedName(): Promise<string> {
  const focused = await opened.page.evaluateHandle(() => document.activeElement ?? document.body);
  return focused.evaluate(spokenName);
}

/** Presses Tab, or Shift+Tab, until something of that name has the focus. */
async function tabTo(name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 140; press += 1) {
    const at = await focusedName();
    if (typeof name === 'string' ? at === name : name.test(at)) return;
    await opened.page.keyboard.press(key);
  }
  throw new Error(`${key} leads to nothing that is called ${String(name)}.`);
}
