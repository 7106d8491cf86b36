import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import type { PlaygroundOptions } from '../../playground/startPlayground.ts';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';

let opened: OpenedPlayground;

afterEach(() => opened.close());

/** Signs Mara in and goes to her connections. */
async function openConnections(options: PlaygroundOptions = {}, search = ''): Promise<Page> {
  opened = await openPlayground({ seed: 'empty', pace: 0, disconnects: true, ...options });
  const { page, playground } = opened;
  await page.goto(`${playground.appUrl}/connections${search}`);
  await page.getByRole('button', { name: 'Mara' }).click();
  await page.getByRole('region', { name: 'Connections' }).waitFor();
  // A card moves to what is connected, or needs a person, once its connections are read.
  await page.getByRole('status', { name: 'Loading connections' }).waitFor({ state: 'hidden' });
  return page;
}

/** Connects a source through the consent page in a tab. */
async function connect(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Connect ${name}` }).click();
  await (await popup).getByRole('button', { name: 'Allow' }).click();
  await page.getByText(`${name} is connected`).waitFor();
  await expect.poll(() => opened.context.pages().length).toBe(1);
}

/** Lets the sync run to its end, and waits until the page shows it. */
async function finishSync(page: Page): Promise<void> {
  opened.playground.platform.clock.advance(120);
  await page.locator('[data-part="sync-stages"][data-status="completed"]').waitFor();
}

async function disconnect(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Disconnect .+\?$/).waitFor();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('button', { name: `Connect ${name}` }).waitFor();
}

describe('connect, choose, sync to the end and disconnect', () => {
  test('files of a drive', async () => {
    const page = await openConnections();
    await connect(page, 'Drive');
    const list = page.getByRole('listbox', { name: 'Files in the drive' });
    await list.getByRole('option').nth(1).click();
    await list
      .getByRole('option')
      .nth(4)
      .click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Add 4 items' }).click();
    await page.getByText('4 items added').waitFor();
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByText('4 items queued').waitFor();
    await finishSync(page);
    await disconnect(page, 'Drive');
    expect(opened.complaints).toEqual([]);
  });

  test('spreadsheets, with a look at their rows', async () => {
    const page = await openConnections();
    await connect(page, 'Spreadsheets');
    await page.getByRole('option', { name: /^Delivery sheet/ }).click();
    await page.getByRole('table', { name: 'Deliveries' }).waitFor();
    await page.getByRole('button', { name: 'Add 1 item' }).click();
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByText('1 item queued').waitFor();
    await finishSync(page);
    await disconnect(page, 'Spreadsheets');
    expect(opened.complaints).toEqual([]);
  });

  test('mail', async () => {
    const page = await openConnections();
    await connect(page, 'Mail A');
    await page.getByRole('textbox', { name: 'Maximum number of messages' }).fill('500');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').waitFor();
    await page.getByRole('switch', { name: 'Sync new mail as it arrives' }).click();
    await page.getByText(/^Active until/).waitFor();
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByText('1 item queued').waitFor();
    await finishSync(page);
    await page.getByText(/^500 messages synced/).waitFor();
    await disconnect(page, 'Mail A');
    expect(opened.complaints).toEqual([]);
  });

  test('document sites', async () => {
    const page = await openConnections();
    await connect(page, 'Document sites');
    await page.getByRole('button', { name: /^Quality and food safety/ }).click();
    await page.getByRole('button', { name: 'Select Quality and food safety › Audits' }).click();
    await page.getByRole('button', { name: 'Save selection' }).click();
    await page.getByText('Saved').waitFor();
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByText('1 item queued').waitFor();
    await finishSync(page);
    await disconnect(page, 'Document sites');
    expect(opened.complaints).toEqual([]);
  });

  test.each(['Mail B', 'CRM A', 'Team chat'])('%s', async (name) => {
    const page = await openConnections();
    await connect(page, name);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByText('1 item queued').waitFor();
    await finishSync(page);
    await disconnect(page, name);
    expect(opened.complaints).toEqual([]);
  });
});

describe('the consent', () => {
  test('in a frame is handed its token by message, and it stands in no address', async () => {
    const page = await openConnections({}, '?consent=frame');
    await page.getByRole('button', { name: /^CRM A/ }).click();
    const asked = page.waitForResponse(/connect-session$/);
    await page.getByRole('button', { name: 'Connect CRM A' }).click();
    const sessionToken = /connect_\w+/.exec(await (await asked).text())?.[0] ?? 'no token';
    expect(sessionToken).toMatch(/^connect_/);
    await page.frameLocator('iframe').getByRole('button', { name: 'Allow' }).click();
    await page.getByText('CRM A is connected').waitFor();
    expect(opened.urls.filter((url) => url.includes(sessionToken))).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(opened.complaints).toEqual([]);
  });

  test('that the browser blocks can be opened again', async () => {
    const page = await openConnections();
    await page.evaluate(() => {
      const open = window.open.bind(window);
      let isBlocked = true;
      window.open = (...given) => {
        if (!isBlocked) return open(...given);
        isBlocked = false;
        return null;
      };
    });
    await page.getByRole('button', { name: /^CRM A/ }).click();
    await page.getByRole('button', { name: 'Connect CRM A' }).click();
    await page.getByText('Your browser blocked the window').waitFor();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open window' }).click();
    await (await popup).getByRole('button', { name: 'Allow' }).click();
    await page.getByText('CRM A is connected').waitFor();
  });

  test('that is declined connects nothing; the same person may allow it after all', async () => {
    const page = await openConnections();
    await page.getByRole('button', { name: /^CRM A/ }).click();
    const first = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Connect CRM A' }).click();
    await (await first).getByRole('button', { name: 'Not now' }).click();
    await page.getByText('Sign-in was cancelled').waitFor();
    const second = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Try again' }).click();
    await (await second).getByRole('button', { name: 'Allow' }).click();
    await page.getByText('CRM A is connected').waitFor();
  });

  test('that expired is asked for once more in the same tab', async () => {
    const page = await openConnections();
    await page.getByRole('button', { name: /^CRM A/ }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Connect CRM A' }).click();
    const popup = await opening;
    await popup.route('**/__mock/consents', (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await popup.getByRole('button', { name: 'Allow' }).click();
    await popup.getByText('Allow Quaymark to read this source?').waitFor();
    await popup.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('CRM A is connected').waitFor();
  });

  test('that has ended is renewed, and the choice is still there', async () => {
    const page = await openConnections({ seed: 'default' });
    await page.getByRole('button', { name: 'Drive' }).first().waitFor();
    opened.playground.platform.breakConsent(await driveConnection());
    await page.reload();
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    await page.getByRole('button').filter({ hasText: 'Sign in again' }).click();
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await (await popup).getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Drive is connected').waitFor();
    await page.getByRole('tab', { name: 'Selected 3' }).waitFor();
  });
});

test('500 of 3,000 files are chosen as a range across pages', async () => {
  const page = await openConnections({ seed: 'large' });
  await page.getByRole('button', { name: 'Drive' }).filter({ hasText: '1 connection' }).click();
  await page
    .getByRole('region', { name: 'Connections' })
    .getByRole('button')
    .filter({ hasText: 'synced' })
    .click();
  await page.getByRole('tab', { name: 'Add' }).click();
  const list = page.getByRole('listbox', { name: 'Files in the drive' });
  await list.waitFor();
  await page.getByRole('button', { name: 'Load all' }).click();
  await page.getByText('2,995 loaded', { exact: true }).waitFor();
  await list.getByRole('option').nth(5).click();
  await list.evaluate((element) => {
    element.scrollTop = 52 * 503;
  });
  await list.locator('[aria-posinset="505"]').click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Add 500 items' }).click();
  await page.getByText('500 items added').waitFor();
  await page.getByRole('tab', { name: 'Selected 503' }).waitFor();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await page.getByText('501 items queued').waitFor();
});

test('a disconnect that the platform refuses is told as it is', async () => {
  const page = await openConnections({ disconnects: false });
  await connect(page, 'CRM A');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await dialog.getByText('CRM A is still connected').waitFor();
  await dialog.getByRole('button', { name: 'Keep connection' }).click();
  await page.getByRole('button', { name: 'Sync now' }).waitFor();
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
