import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

beforeAll(async () => {
  opened = await openPlayground({ pace: 0, seed: 'large' });
  await opened.openAs('Mara', '/connections?consent=frame');
  await listed(opened.page);
});

afterAll(() => opened.close());

async function listed(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Connections' }).waitFor();
  // A card moves to what is connected, or needs a user, once its connections are read.
  await page.getByRole('status', { name: 'Loading connections' }).waitFor({ state: 'hidden' });
}

test('the consent in a frame is handed its token by message, and it stands in no address', async () => {
  const { page } = opened;
  await page.getByRole('button', { name: /^Clearbook CRM/ }).click();
  const asked = page.waitForResponse(/connect-session$/);
  await page.getByRole('button', { name: 'Connect Clearbook CRM' }).click();
  const sessionToken = /connect_\w+/.exec(await (await asked).text())?.[0] ?? 'no token';
  expect(sessionToken).toMatch(/^connect_/);
  await page.frameLocator('iframe').getByRole('button', { name: 'Allow' }).click();
  await page.getByText('Clearbook CRM is connected').waitFor();
  expect(opened.urls.filter((url) => url.includes(sessionToken))).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(opened.complaints).toEqual([]);
});

test('a consent that has ended is renewed, and the choice is still there', async () => {
  const { page, playground } = opened;
  opened.playground.platform.breakConsent(await driveConnection());
  await page.goto(`${playground.appUrl}/connections`);
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Needs sign-in' }).getByRole('button').click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await (await popup).getByRole('button', { name: 'Allow' }).click();
  await page.getByText('Drive is connected').waitFor();
  await page.getByRole('tab', { name: 'Selected 3' }).waitFor();
});

test('500 of 3,000 files are chosen as a range across pages', async () => {
  const { page } = opened;
  await opened.visit('/connections');
  await listed(page);
  await page.getByRole('button', { name: 'Contracts folder' }).click();
  await page.getByRole('tab', { name: 'Add files' }).click();
  const list = page.getByRole('listbox', { name: 'Files in the drive' });
  await list.waitFor();
  await page.getByRole('button', { name: 'Load all' }).click();
  await page.getByText('2,995 files', { exact: true }).waitFor();
  await list.getByRole('option').nth(5).click();
  await list.evaluate((element) => {
    element.scrollTop = 52 * 503;
  });
  await list.locator('[aria-posinset="505"]').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Add 500 files' }).click();
  await page.getByText('500 items added').waitFor();
  await page.getByRole('tab', { name: 'Selected 503' }).waitFor();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await page.getByText('501 items queued').waitFor();
});

/** The id of the seeded drive connection. */
async function driveConnection(): Promise<string> {
  const { platform } = opened.playground;
  const query = 'connect/integrations/connections?providerConfigKey=alpha-drive-files';
  const answer = await platform.fetch(`${platform.credentials.publicUrl}/${query}`, {
    headers: { authorization: `Bearer ${await platform.issueToken()}` },
  });
  const [id] = /[\da-f-]{36}/.exec(await answer.text()) ?? [];
  if (id === undefined) throw new Error('No drive is connected.');
  return id;
}
