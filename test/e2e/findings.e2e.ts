import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '../../src/api/index.ts';
import { createPlatformClient } from '../platformClient.ts';
import { isLong } from '../propertyRuns.ts';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

beforeAll(async () => {
  opened = await openPlayground({ seed: 'large' });
  await opened.openAs('Mara', '/findings');
});

afterAll(() => opened.close());

/** The platform as the partner's user reaches it, over HTTP. */
function connect() {
  const { platform, mockUrl } = opened.playground;
  return createPlatformClient(platform, { baseUrl: mockUrl, fetch: globalThis.fetch });
}

type Client = ReturnType<typeof connect>;

async function nodesOf(client: Client): Promise<number> {
  const { node_counts } = await api.getBrain(client);
  return Object.values(node_counts).reduce((sum, count) => sum + count, 0);
}

/** Connects a database and lets its first sync come to its end. */
async function syncDatabase(client: Client): Promise<void> {
  const { connectionId } = await api.connect(client, {
    providerConfigKey: 'sql-d',
    username: 'reader',
    password: 'harbour',
    metadata: { host: 'ledger.example', connectionName: 'Harbour ledger' },
  });
  await api.enqueueSync(client, { connectionId, providerKey: 'sql-d' });
  await steer(opened.playground, 'clock', { advanceSeconds: 600 });
}

const list = (page: Page) => page.getByRole('grid', { name: 'Findings' });

/** Moves the focus by Tab alone until it is in the list. */
async function tabToGrid(page: Page): Promise<void> {
  await list(page).waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    const role = await page.evaluate(() => document.activeElement?.getAttribute('role'));
    if (role === 'grid') return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The list was not reached by Tab');
}

const counter = async (page: Page, name: string): Promise<number> => {
  const text = await page.getByRole('tab', { name: new RegExp(`^${name}`) }).textContent();
  return Number((text ?? '').replaceAll(/\D/g, ''));
};

/** Sends again what a busy machine did not answer in time, as a user would. */
async function counterWithRetries(page: Page, name: string): Promise<number> {
  const retry = page.getByRole('button', { name: 'Try again', exact: true });
  if (await retry.first().isVisible()) await retry.first().click();
  return counter(page, name);
}

test('what is held is sent when the page is left, and nothing that was undone', async () => {
  const { page } = opened;
  const client = connect();
  const { counters } = await api.listFindings(client);
  await tabToGrid(page);
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await page.keyboard.press('u');
  await page.getByText('2 decisions pending').waitFor();
  await page.getByRole('link', { name: 'Suppliers' }).click();
  await expect
    .poll(async () => (await api.listFindings(client)).counters)
    .toMatchObject({ approved: counters.approved + 1, rejected: counters.rejected + 1 });
});

test('of two reviewers in two browsers, the later one is told that the other’s decision holds', async () => {
  const { page } = opened;
  const second = await opened.openOtherPage({ width: 1200, height: 800 });
  const client = connect();
  const { findings } = await api.listFindings(client);
  const first = findings.find(({ review_state }) => review_state === 'pending');
  const stateNow = async () => (await api.getFinding(client, first?.finding_id ?? '')).review_state;

  await opened.visit('/findings');
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Mara' }).click();
  await list(second).waitFor();
  await tabToGrid(page);
  await page.keyboard.press('a');
  await page.getByText(`“${first?.title ?? ''}” approved`).waitFor();
  // The undo bar keeps the approval back while it has the focus.
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();

  await tabToGrid(second);
  await second.keyboard.press('r');
  await second.getByRole('button', { name: 'Apply now' }).click();
  await expect.poll(stateNow).toBe('rejected');

  await page.getByRole('button', { name: 'Apply now' }).click();
  await page
    .getByText(`Someone else already reviewed “${first?.title ?? ''}” (Rejected)`)
    .waitFor();
  expect(await stateNow()).toBe('rejected');
});

test('a source is connected and synced, and many of its findings are reviewed by keyboard alone', async () => {
  const { page, complaints } = opened;
  const client = connect();
  const before = await api.listFindings(client);
  await syncDatabase(client);
  const synced = await api.listFindings(client);
  expect(synced.counters.pending).toBeGreaterThan(before.counters.pending);

  await page.goto(`${opened.playground.appUrl}/findings`);
  await list(page).waitFor();
  expect(await counter(page, 'To review')).toBe(synced.counters.pending);
  await tabToGrid(page);
  // The newest are last: look at what the sync brought.
  await page.keyboard.press('/');
  await page.keyboard.type('harbour ledger');
  await page
    .getByText(/Harbour ledger/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await tabToGrid(page);

  const nodesBefore = await nodesOf(client);
  const reviewed = isLong ? 200 : 50;
  const approved = reviewed * 0.7;
  const rejected = reviewed - approved;
  for (let at = 0; at < reviewed; at += 1) {
    await page.keyboard.press(at % 10 < 7 ? 'a' : 'r');
  }
  await expect
    .poll(() => counterWithRetries(page, 'Approved'))
    .toBe(synced.counters.approved + approved);
  await expect.poll(() => counter(page, 'Rejected')).toBe(synced.counters.rejected + rejected);
  expect(await counter(page, 'To review')).toBe(synced.counters.pending - approved - rejected);

  const after = await api.listFindings(client);
  expect(after.counters).toMatchObject({
    approved: synced.counters.approved + approved,
    rejected: synced.counters.rejected + rejected,
  });
  const was = new Map(synced.findings.map((one) => [one.finding_id, one.review_state]));
  const grown = after.findings.filter(
    (one) => one.review_state === 'approved' && was.get(one.finding_id) === 'pending',
  );
  expect(grown).toHaveLength(approved);
  const about = grown.reduce((sum, { node_ids }) => sum + new Set(node_ids).size, 0);
  expect(await nodesOf(client)).toBe(nodesBefore + about);
  expect(complaints).toEqual([]);
});
