import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sandboxDocument } from '../../src/widgets/brain-viewer/document/sandboxDocument.ts';
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

/** Where a label is in the kept layout. */
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
  test('searches, focuses, fans an edge and filters', async () => {
    await openKnowledge();
    await search().fill('warehouse');
    await viewer().getByRole('option', { name: 'Warehouse', exact: true }).click();
    await panel().getByRole('heading', { name: 'Warehouse', exact: true }).waitFor();
    expect(await panel().getByRole('button', { name: '1 step' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    const badge = viewer().locator('[data-part="badge"]').first();
    for (let press = 0; press < 6 && !(await badge.isVisible()); press += 1) {
      await viewer().getByRole('button', { name: 'Zoom in' }).click();
    }
    await badge.click();
    await expect.poll(() => viewer().locator('[data-part="fan-label"]').count()).toBeGreaterThan(0);
    await panel().getByRole('button', { name: 'Back to the combined line' }).click();
    await panel().getByRole('tab', { name: 'Filters' }).click();
    const before = await picture();
    await panel()
      .getByRole('group', { name: 'Relation types' })
      .getByRole('button', { name: 'Hide all' })
      .click();
    await panel()
      .getByRole('status')
      .getByText(/filters active/)
      .waitFor();
    await expect.poll(picture).not.toBe(before);
    await panel().getByRole('button', { name: 'Clear filters' }).click();
  });

  test('exports a picture with every label', async () => {
    const { page } = opened;
    await openKnowledge();
    await viewer().getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await viewer().getByRole('menuitem', { name: 'Image (SVG)' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('brain.svg');
    const svg = await readFile(await download.path(), 'utf8');
    expect(svg.match(/data-label="/g)).toHaveLength(60);
  });

  test('keeps a label where it was dragged, over a reload', async () => {
    const { page } = opened;
    await openKnowledge();
    await search().fill('Saga');
    await viewer().getByRole('option', { name: 'Saga', exact: true }).click();
    const card = viewer()
      .locator('[data-part="card"]')
      .filter({ hasText: /^Saga\d/ });
    for (let press = 0; press < 6 && !(await card.isVisible()); press += 1) {
      await viewer().getByRole('button', { name: 'Zoom in' }).click();
    }
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
    expect(await kept()).toEqual(moved);
  });
});

describe('a change by sentence', () => {
  test('is applied, ambiguous or refused, and the picture follows', async () => {
    await openKnowledge();
    await panel().getByRole('tab', { name: 'Change' }).click();
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

test('by keyboard alone: search, neighbour, label, fan, filter and change', async () => {
  const { page } = opened;
  await openKnowledge();
  const press = (key: string) => page.keyboard.press(key);
  await viewer().getByRole('button', { name: 'Zoom in' }).focus();
  await press('Control+k');
  await page.keyboard.type('contract');
  await press('Enter');
  await panel().getByRole('heading', { name: 'Contract', exact: true }).waitFor();

  await tabTo(/linked to/);
  const first = await focusedName();
  await press('ArrowLeft');
  await expect.poll(focusedName).not.toBe(first);
  const next = (await focusedName()).split(',')[0] ?? '';
  await press('Enter');
  await panel().getByRole('heading', { name: next, exact: true }).waitFor();

  await tabTo('Table');
  await press('Enter');
  await tabTo(/^Labels/);
  await press('ArrowRight');
  const relations = viewer().getByRole('table', { name: 'Relations' });
  await relations.waitFor();
  await tabTo('Supplier');
  await press('Enter');
  await panel().getByRole('button', { name: 'Back to the combined line' }).waitFor();

  await tabTo('Details');
  await press('ArrowRight');
  await tabTo('Hide labels without relations');
  await press('Space');
  await panel().getByText('1 filter active').waitFor();

  await tabTo('Filters1', 'Shift+Tab');
  await press('ArrowRight');
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
    await viewer().getByRole('button', { name: 'Document' }).click();
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

const focusedName = () =>
  opened.page.evaluate(() => {
    const { activeElement: at } = document;
    if (at === null) return '';
    const labels =
      at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels : null;
    return at.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? at.textContent;
  });

/** Presses Tab, or Shift+Tab, until something of that name has the focus. */
async function tabTo(name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 140; press += 1) {
    const at = (await focusedName()).trim();
    if (typeof name === 'string' ? at === name : name.test(at)) return;
    await opened.page.keyboard.press(key);
  }
  throw new Error(`${key} leads to nothing that is called ${String(name)}.`);
}
