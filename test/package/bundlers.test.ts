import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { listConnections } from '../../src/api/index.ts';
import { startMockServer, type MockServer } from '../../src/cli/mock/startMockServer.ts';
import { connectorCatalog } from '../../src/contract/index.ts';
import { registry } from '../../src/widgets/registry.ts';
import { elementContents } from '../e2e/elementContents.ts';
import { openPage } from '../openPage.ts';
import { createPlatformClient } from '../platformClient.ts';
import { answered } from './hosts/answered.ts';
import { bundlers } from './hosts/bundlers.ts';

const { react19: folder, tools } = inject('hosts');
/** The path of the page: on the platform's own origin, which it may then ask. */
const place = '/host';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

let browser: Browser;
let mock: MockServer;

beforeAll(async () => {
  mock = await startMockServer({ port: 0, pace: 0 });
  browser = await chromium.launch(browserLaunchOptions());
});

afterAll(async () => {
  await browser.close();
  await mock.close();
});

type Show = (name: string, props?: object) => Promise<void>;

/** The parts that are fetched later, with steps that open them and show that they are there. */
const laterParts: Readonly<Record<string, (page: Page, show: Show) => Promise<void>>> = {
  async 'an answer of the assistant, its Markdown and its table'(page, show) {
    const answer = await ask(page, show, 'Which suppliers delivered late?');
    await answer.getByRole('table').waitFor();
  },
  async 'a question of the assistant'(page, show) {
    await show('chat');
    const field = page.getByRole('textbox', { name: 'Message' });
    await field.fill('ask me for details');
    await field.press('Enter');
    await page.getByRole('button', { name: 'Send answer', exact: true }).last().waitFor();
  },
  async 'the card of a citation, and the button that quotes'(page, show) {
    const answer = await ask(page, show, 'cite sources');
    await answer.locator('[data-citation]').first().hover();
    await page.locator('[data-citation-card]').waitFor({ state: 'attached' });
    await answer.getByRole('heading').first().click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Ask about this' }).waitFor();
  },
  async 'what a tool was given, and a file that the assistant made'(page, show) {
    const answer = await ask(page, show, 'every part');
    await answer.locator('summary').last().click();
    await answer.locator('[data-part="tool"] pre').first().waitFor();
    await answer.getByRole('button', { name: /Generated file/ }).waitFor();
  },
  async 'the way back from a long answer to its question'(page, show) {
    await ask(page, show, 'run long');
    await page.getByRole('button', { name: 'Jump to your question' }).waitFor();
  },
  async 'the shortcuts, and the files of a conversation'(page, show) {
    await show('chat');
    await page.getByRole('textbox', { name: 'Message' }).press('?');
    const help = page.getByRole('dialog', { name: 'Shortcuts and commands' });
    await help.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Files in this conversation' }).click();
    await page.getByRole('dialog', { name: 'Files in this conversation' }).waitFor();
  },
  async 'the conversations in a narrow window'(page, show) {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 500, height: 800 });
    await show('chat');
    await page.getByRole('button', { name: 'Show conversations' }).click();
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    if (size !== null) await page.setViewportSize(size);
  },
  async 'dictation and what the page shows, which the host offers'(page, show) {
    await page.evaluate(() => (location.hash = 'Quay 4 is full.'));
    await show('chat');
    await page.getByRole('button', { name: 'Dictate' }).waitFor();
    await page.locator('[data-part="context"]').waitFor();
    await page.evaluate(() => (location.hash = ''));
  },
  async 'the questions that a host reads for product onboarding'(page, show) {
    await show('productOnboarding');
    await page.getByRole('textbox', { name: 'Who decides?' }).waitFor();
  },
  async 'the question before documents are removed'(page, show) {
    await show('documentUpload');
    // All bundlers upload to one platform, which has the file of the one before.
    const name = `${randomUUID()}.txt`;
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(name) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByRole('button', { name: /^Upload 1/ }).click();
    await page.getByRole('button', { name: /^Upload 1/ }).waitFor({ state: 'detached' });
    await show('documentUpload');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).waitFor();
  },
  async 'the tables of a database'(page, show) {
    const connectionId = await connectionTo('sql-b');
    const discovery = { organizationId: mock.platform.credentials.organisationId };
    await show('sqlConnectionForm', { engine: 'sql-b', connectionId, discovery });
    await page.locator('[data-part="discovery"]').waitFor();
  },
  async 'the settings of each connection'(page, show) {
    const rows = page.locator('[data-part="connection"] button');
    let count = 1;
    for (let at = 0; at < count; at += 1) {
      await show('connectors');
      await rows.first().waitFor();
      await expectLoaded(page);
      count = await rows.count();
      await rows.nth(at).click();
      await page.locator('h2[data-view-title]').waitFor();
      await expectLoaded(page);
    }
    expect(count).toBeGreaterThan(3);
  },
  async 'the menu of the assistant’s commands'(page, show) {
    await show('chat');
    await page.getByRole('textbox', { name: 'Message' }).pressSequentially('/');
    await page.getByRole('listbox', { name: 'Commands' }).waitFor();
  },
  async 'the question before many findings are decided, all of it in the window'(page, show) {
    await show('findingsReview');
    await page.getByRole('grid').focus();
    await page.keyboard.type('xjxa');
    await expectInWindow(page, page.getByRole('dialog', { name: 'Approve 2 findings?' }));
  },
  async 'the import of a vocabulary in RDF/XML'(page, show) {
    await importFile(page, show, 'harbour.rdf', harbour.xml);
  },
  async 'the import of a vocabulary in Turtle'(page, show) {
    await importFile(page, show, 'harbour.ttl', harbour.turtle);
  },
  async 'the graph of the brain, laid out by its worker, and its picture'(page, show) {
    await show('brainViewer', { defaultView: { grouping: 'labels' } });
    await page.locator('.react-flow__viewport').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export image (SVG)' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.svg$/);
  },
  async 'the page of every connector'(page, show) {
    for (const { id } of connectorCatalog) {
      await show('connectors', { defaultView: { connectorId: id } });
      await page.locator('h2[data-view-title]').waitFor();
      await expectLoaded(page);
    }
  },
};

const harbour = {
  xml: `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:skos="http://www.w3.org/2004/02/skos/core#">
  <skos:Concept rdf:about="https://harbour.example/quay"><skos:prefLabel>Quay</skos:prefLabel></skos:Concept>
</rdf:RDF>`,
  turtle: `@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
<https://harbour.example/quay> a skos:Concept ; skos:prefLabel "Quay" .`,
};

/** Asks the assistant, and returns its answer once it is whole. */
async function ask(page: Page, show: Show, words: string): Promise<Locator> {
  await show('chat', { defaultSessionId: undefined });
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(words);
  await field.press('Enter');
  await answered(page);
  return page.getByRole('article', { name: 'Assistant' }).last();
}

async function expectLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[class*="Skeleton"], [aria-busy="true"]') === null,
  );
}

async function connectionTo(integration: string): Promise<string | undefined> {
  const client = createPlatformClient(mock.platform);
  return (await listConnections(client, integration)).connections[0]?.connection_id;
}

async function importFile(page: Page, show: Show, name: string, text: string): Promise<void> {
  await show('ontologyEditor');
  const input = page.getByLabel('Import', { exact: true }).and(page.locator('input'));
  await input.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/1 term/)
    .first()
    .waitFor();
  await expectInWindow(page, dialog);
}

async function expectInWindow(page: Page, element: ReturnType<Page['locator']>): Promise<void> {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0);
}

describe.each(Object.entries(bundlers))('built by %s for production', (_, build) => {
  let page: Page;
  let out: string;
  let contents: Readonly<Record<string, object>>;
  const complaints: string[] = [];

  beforeAll(async () => {
    out = mkdtempSync(join(tmpdir(), 'brainstem-bundled-'));
    await build({ folder, out, tools });
    contents = await elementContents(mock);
    page = await openBuilt(out, complaints);
  });

  afterAll(async () => {
    await page.close();
    rmSync(out, { recursive: true, force: true });
  });

  const show: Show = async (name, props = {}) => {
    const entry = Object.entries(registry).find(([key]) => key === name)?.[1];
    const given = { ...contents[entry?.tag ?? ''], ...props };
    await page.evaluate(
      ([widget = '', text = '']) => {
        const shows: unknown = Reflect.get(window, 'show');
        if (typeof shows === 'function') Reflect.apply(shows, window, [widget, JSON.parse(text)]);
      },
      [name, JSON.stringify(given)],
    );
    await page.locator('[data-part]').first().waitFor({ state: 'attached' });
  };

  test('every widget shows itself without a complaint', async () => {
    for (const name of Object.keys(registry)) {
      await show(name);
      await expectWhole(name);
    }
  });

  test.each(Object.entries(laterParts))('%s: comes without a complaint', async (name, open) => {
    await open(page, show);
    await expectWhole(name);
  });

  async function expectWhole(name: string): Promise<void> {
    const text = await page.locator('body').innerText();
    expect([name, /can’t be shown|Couldn’t show/.test(text), ...complaints]).toEqual([name, false]);
  }
});

/** Opens a built page. What it complains of is added to the list; what the platform lacks is none. */
async function openBuilt(out: string, complaints: string[]): Promise<Page> {
  const page = await openPage(browser, { viewport: { width: 1200, height: 800 } });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isOfPlatform = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfPlatform) complaints.push(message.text());
  });
  const address = `${mock.url}${place}`;
  await page.route(`${address}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(place.length);
    if (path === '/token') {
      await route.fulfill({ json: { token: await mock.platform.issueToken({}) } });
      return;
    }
    const file = join(out, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) complaints.push(`There is no ${path}.`);
    await route.fulfill({ contentType: types[extname(file)] ?? '', path: file });
  });
  await page.goto(`${address}/`);
  return page;
}
