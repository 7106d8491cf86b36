import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { PlaygroundOptions } from '../../playground/startPlayground.ts';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

/** Signs Mara in, and goes to her connections. */
async function openConnections(options: PlaygroundOptions): Promise<Page> {
  opened = await openPlayground({ pace: 0, ...options });
  const { page } = opened;
  await opened.openAs('Mara', '/connections');
  await listed(page);
  return page;
}

async function listed(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Connections' }).waitFor();
  // A card moves to what is connected, or needs a person, once its connections are read.
  await page.getByRole('status', { name: 'Loading connections' }).waitFor({ state: 'hidden' });
}

/** Goes to the list of the connections, where a source isn't connected yet, and opens it. */
async function openSource(page: Page, name: string, search = ''): Promise<void> {
  await page.goto(`${opened.playground.appUrl}/connections${search}`);
  await listed(page);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

/** Connects a source through the consent page in a tab. */
async function connect(page: Page, name: string): Promise<void> {
  await openSource(page, name);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Connect ${name}` }).click();
  await (await popup).getByRole('button', { name: 'Allow' }).click();
  await page.getByText(`${name} is connected`).waitFor();
  await expect.poll(() => opened.context.pages().length).toBe(1);
}

describe('the consent', () => {
  let page: Page;

  beforeAll(async () => {
    page = await openConnections({ seed: 'empty', disconnects: false });
  });

  afterAll(() => opened.close());

  test('in a frame is handed its token by message, and it stands in no address', async () => {
    await openSource(page, 'Clearbook CRM', '?consent=frame');
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

  test('that the browser blocks can be opened again', async () => {
    await openSource(page, 'Courier Mail');
    await page.evaluate(() => {
      const open = window.open.bind(window);
      let isBlocked = true;
      window.open = (...given) => {
        if (!isBlocked) return open(...given);
        isBlocked = false;
        return null;
      };
    });
    await page.getByRole('button', { name: 'Connect Courier Mail' }).click();
    await page.getByText('Your browser blocked the window').waitFor();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open window' }).click();
    await (await popup).getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Courier Mail is connected').waitFor();
  });

  test('that is declined connects nothing; the same person may allow it after all', async () => {
    await openSource(page, 'Team chat');
    const first = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Connect Team chat' }).click();
    await (await first).getByRole('button', { name: 'Not now' }).click();
    await page.getByText('Sign-in was cancelled').waitFor();
    const second = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Try again' }).click();
    await (await second).getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Team chat is connected').waitFor();
  });

  test('that expired is asked for once more in the same tab', async () => {
    await openSource(page, 'Spreadsheets');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Connect Spreadsheets' }).click();
    const popup = await opening;
    await popup.route('**/__mock/consents', (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await popup.getByRole('button', { name: 'Allow' }).click();
    await popup.getByText('Allow Quaymark to read this source?').waitFor();
    await popup.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Spreadsheets is connected').waitFor();
  });

  test('a disconnect that the platform refuses is told as it is', async () => {
    await connect(page, 'Pelican Mail');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await dialog.getByText('Pelican Mail is still connected').waitFor();
    await dialog.getByRole('button', { name: 'Keep connection' }).click();
    await page.getByRole('button', { name: 'Sync now' }).waitFor();
  });
});

test('a consent that has ended is renewed, and the choice is still there', async () => {
  const page = await openConnections({ seed: 'default' });
  onTestFinished(() => opened.close());
  await page.getByRole('button', { name: 'Drive' }).first().waitFor();
  opened.playground.platform.breakConsent(await driveConnection());
  await page.reload();
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Needs sign-in' }).getByRole('button').click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await (await popup).getByRole('button', { name: 'Allow' }).click();
  await page.getByText('Drive is connected').waitFor();
  await page.getByRole('tab', { name: 'Selected 3' }).waitFor();
});

test('500 of 3,000 files are chosen as a range across pages', async () => {
  const page = await openConnections({ seed: 'large' });
  onTestFinished(() => opened.close());
  await page
    .locator('[data-part="connector"]', { hasText: '1 connection' })
    .getByRole('button', { name: 'Drive' })
    .click();
  await page
    .getByRole('region', { name: 'Connections' })
    .getByRole('listitem')
    .filter({ hasText: 'synced' })
    .getByRole('button')
    .click();
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
