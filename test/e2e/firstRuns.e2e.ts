import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { choose, fill, press, seen } from './connectionForms.ts';
import { startFilm, type Film } from './film.ts';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { scanCode } from './scanCode.ts';

let opened: OpenedPlayground;

beforeEach(async () => {
  opened = await openPlayground({ seed: 'empty', pace: 0 });
  const { page, playground } = opened;
  // High enough for the longest form, so that a picture has all of it.
  await page.setViewportSize({ width: 720, height: 2400 });
  await page.goto(`${playground.appUrl}/connections`);
  await page.getByRole('button', { name: 'Mara' }).click();
  await page.getByRole('heading', { name: 'No connections yet' }).waitFor();
});

afterEach(async () => {
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

/** Searches for what a person calls the connector, and opens it. */
async function find(film: Film, searchTerm: string, name: string): Promise<void> {
  const { page } = opened;
  await page.getByRole('searchbox', { name: 'Search connectors' }).fill(searchTerm);
  await page.getByText(/^1 connector found/).waitFor();
  await film.step(`Search for “${searchTerm}”, and open the connector.`);
  await choose(page, name);
}

/** Allows the access on the provider's page. */
async function consent(film: Film, name: string): Promise<void> {
  const { page } = opened;
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Connect ${name}` }).click();
  const provider = await popup;
  await provider.setViewportSize({ width: 720, height: 320 });
  await provider.getByRole('button', { name: 'Allow' }).waitFor();
  await film.step('Sign in on the provider’s page, and allow access.', {
    page: provider,
    part: 'main',
  });
  await provider.getByRole('button', { name: 'Allow' }).click();
  await seen(page, `${name} is connected`);
  // The pop-up took its opener's size with it, and only a size that is new is set again.
  await page.setViewportSize({ width: 720, height: 2401 });
}

/** Requests the sync, and lets it run to its end. */
async function sync(film: Film, button = 'Sync now'): Promise<void> {
  const { page } = opened;
  await press(page, button);
  await seen(page, /queued$/);
  await film.step('Start the sync. It keeps running when the page is closed.');
  await steer(opened.playground, 'clock', { advanceSeconds: 600 });
  await page.locator('[data-part="sync-stages"][data-status="completed"]').waitFor();
  await finish(film);
}

/** Goes back to the list, which shows that the sync is over. */
async function finish(film: Film): Promise<void> {
  const { page } = opened;
  await page.goto(`${opened.playground.appUrl}/connections`);
  await doneRow(page).waitFor();
  await film.step('The list shows that the data has been read, and when.', { height: 420 });
}

const doneRow = (page: Page) =>
  page.locator('[data-part="connection"]').filter({ hasText: 'Last synced' });

test('a SQL database', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'sql',
    title: 'A SQL database',
    intro: 'The same form connects SQL A to E.',
  });
  await find(film, 'postgres', 'SQL B');
  await page
    .getByLabel(/^Paste a connection string/)
    .fill('postgresql://reader:pear-7@db.example:5433/shop');
  await press(page, 'Fill in');
  await seen(page, 'as reader');
  await film.step('Paste a connection string. The form says what it understood.');
  await fill(page, { 'Connection name': 'Orders' });
  await press(page, 'Test connection');
  await seen(page, 'The connection works. You can connect.');
  await film.step('Name the connection, and test it before anything is saved.');
  await press(page, 'Connect');
  await seen(page, 'SQL B is connected');
  await film.step('The connection is saved. Its password isn’t shown again.');
  await sync(film);
  film.end();
});

test('files of a drive', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'drive',
    title: 'Files from a drive',
    intro: 'Only the files that a person selects are read.',
  });
  await find(film, 'google drive', 'Drive');
  await consent(film, 'Drive');
  const list = page.getByRole('listbox', { name: 'Files in the drive' });
  await list.getByRole('option').nth(1).click();
  await list
    .getByRole('option')
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await film.step('Select files, here four with a click and a Shift-click.');
  await press(page, 'Add 4 items');
  await seen(page, '4 items added');
  await film.step('The files are added, and not read yet.');
  await sync(film);
  film.end();
});

test('spreadsheets', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'sheets',
    title: 'Spreadsheets',
    intro: 'Selected spreadsheets sync every hour from then on.',
  });
  await find(film, 'excel', 'Spreadsheets');
  await consent(film, 'Spreadsheets');
  await page.getByRole('option', { name: /^Delivery sheet/ }).click();
  await page.getByRole('table', { name: 'Deliveries' }).waitFor();
  await film.step('Select spreadsheets; the preview shows their first rows.');
  await press(page, 'Add 1 item');
  await seen(page, '1 item added');
  await sync(film);
  film.end();
});

test('a phone', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'phone',
    title: 'Groups on a phone',
    intro: 'The phone stays in a person’s hand: it scans a code, as for a computer.',
  });
  const region = page.getByRole('region', { name: 'Connections' });
  await find(film, 'whatsapp', 'Messages');
  await page.getByRole('button', { name: 'Show code' }).waitFor();
  await film.step('See what to do on the phone, and where to tap.');
  await press(page, 'Show code');
  await page.getByRole('img', { name: 'Code to scan with your phone' }).waitFor();
  await film.step('Scan the code with the phone. A new one appears before it expires.');
  await scanCode(opened, region, { phoneNumber: '+31 6 5550123' });
  await page.getByRole('heading', { name: 'Your phone is linked' }).waitFor();
  await page.getByRole('checkbox', { name: /^Drivers north/ }).check();
  await film.step('Select the groups whose messages are read.');
  await press(page, 'Finish');
  await seen(page, 'Messages is connected');
  await seen(page, '+31 6 5550123');
  await press(page, 'Sync waiting messages');
  await seen(page, 'Waiting messages are syncing.');
  await film.step('The phone is connected. Bring in the messages that wait.');
  await steer(opened.playground, 'clock', { advanceSeconds: 600 });
  await finish(film);
  film.end();
});

test('a private API', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'rest',
    title: 'A private API',
    intro: 'Your customer’s own system is read with a token, or pushes its data to a webhook.',
  });
  await find(film, 'webhook', 'Your own API');
  await fill(page, { 'Connection name': 'Scales', Token: 'pear-7' });
  await film.step('Name the API, and enter the token that it accepts.');
  await press(page, 'Connect');
  await press(page, 'Create webhook');
  await page.getByRole('group', { name: 'Key', exact: true }).waitFor();
  await film.step('Create a webhook. Its key is shown once, with a command to try it.');
  await press(page, 'I’ve stored the key');
  await seen(page, /can’t be shown again/);
  await press(page, 'Done');
  await seen(page, 'Your own API is connected');
  await sync(film);
  film.end();
});

test('mail', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'mail',
    title: 'A mail account',
    intro: 'Inbox and Sent are read, as far back as a person says.',
  });
  await find(film, 'gmail', 'Mail A');
  await consent(film, 'Mail A');
  await page.getByRole('textbox', { name: 'Maximum number of messages' }).fill('500');
  await press(page, 'Save');
  await seen(page, 'Saved');
  await film.step('Say how much of the mailbox is read, and save.');
  await page.getByRole('switch', { name: 'Sync new mail as it arrives' }).click();
  await seen(page, /^Active until/);
  await film.step('Turn on that new mail syncs as it arrives.');
  await sync(film);
  film.end();
});

test('documents', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'documents',
    title: 'Documents from a computer',
    intro: 'Each document becomes a connection of its own.',
  });
  await find(film, 'upload', 'Upload');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      ['waybill.txt', 'handover.txt'].map((name) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(`${name}: Rotterdam to Antwerp.\n`.repeat(200)),
      })),
    );
  await film.step('Drop files or folders, or choose them.');
  await press(page, 'Upload 2 files');
  await seen(page, '2 files uploaded');
  await film.step('The files are uploaded, and processed without another click.');
  await steer(opened.playground, 'clock', { advanceSeconds: 600 });
  await page
    .getByRole('region', { name: /^(Files to upload|Uploaded files)$/ })
    .getByText('Ready')
    .first()
    .waitFor();
  await film.step('The documents are ready.');
  film.end();
});

test('document sites', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'sites',
    title: 'Document sites',
    intro: 'A person browses to the folders that are to be read.',
  });
  await find(film, 'sharepoint', 'Document sites');
  await consent(film, 'Document sites');
  await page.getByRole('button', { name: /^Quality and food safety/ }).click();
  await page.getByRole('button', { name: 'Select Quality and food safety › Audits' }).click();
  await film.step('Open a site, and select folders.');
  await press(page, 'Save selection');
  await seen(page, 'Saved');
  await sync(film);
  film.end();
});

test('a document database', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'docstore',
    title: 'A document database',
    intro: 'Its user name and password leave the connection string before it is stored.',
  });
  await find(film, 'mongodb', 'Document database');
  await fill(page, {
    'Connection name': 'Products',
    'Connection string': 'docs://ann:pear-7@cluster.example',
  });
  await page.keyboard.press('Tab');
  await seen(page, 'The user name and password were moved to their fields.');
  await film.step('Enter the connection string. Its password moves to a field that hides it.');
  await press(page, 'List databases');
  await page.getByRole('checkbox', { name: 'orders' }).check();
  await film.step('List the databases, and select those to read.');
  await press(page, 'Connect');
  await seen(page, 'Document database is connected');
  await sync(film);
  film.end();
});

const key =
  '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n';

const credentialForms: readonly {
  id: string;
  title: string;
  name: string;
  searchTerm: string;
  intro: string;
  fields: Record<string, string>;
}[] = [
  {
    id: 'warehouse',
    title: 'A data warehouse',
    name: 'Data warehouse',
    searchTerm: 'snowflake',
    intro: 'It signs in with a key pair.',
    fields: {
      'Connection name': 'Sales',
      Subdomain: 'acme',
      'Account identifier': 'acme-eu',
      'User name': 'loader',
      'Private key': key,
      Warehouse: 'wh',
      Database: 'db',
    },
  },
  {
    id: 'crm-b',
    title: 'A CRM, with a client secret',
    name: 'CRM B',
    searchTerm: 'dynamics',
    intro: 'It signs in as an application.',
    fields: {
      'Connection name': 'Customers',
      'Client ID': 'app',
      'Client secret': 'pear-7',
      'Tenant ID': 'tenant',
    },
  },
  {
    id: 'erp',
    title: 'An ERP',
    name: 'ERP',
    searchTerm: 'stock',
    intro: 'Declare the fields of your ERP, or let people name them.',
    fields: { 'Connection name': 'Books', 'Name 1': 'apiKey', 'Value 1': 'pear-7' },
  },
];

test.each(credentialForms)('$title', async ({ fields, name, searchTerm, ...about }) => {
  const { page } = opened;
  const film = startFilm(opened, about);
  await find(film, searchTerm, name);
  await fill(page, fields);
  await film.step('Fill in what the form asks for. Required fields are marked.');
  await press(page, 'Connect');
  await seen(page, `${name} is connected`);
  await film.step('The connection is saved. Its secret isn’t shown again.');
  await sync(film);
  film.end();
});

test.each([
  { id: 'mail-b', title: 'A mailbox', name: 'Mail B', searchTerm: 'outlook' },
  { id: 'crm-a', title: 'A CRM, by signing in', name: 'CRM A', searchTerm: 'salesforce' },
  { id: 'team-chat', title: 'Team chat', name: 'Team chat', searchTerm: 'slack' },
])('$title', async ({ name, searchTerm, ...about }) => {
  const film = startFilm(opened, {
    ...about,
    intro: 'There is nothing to choose: one sign-in, and it is ready to sync.',
  });
  await find(film, searchTerm, name);
  await consent(film, name);
  await film.step('The connection is there, under the account’s name.');
  await sync(film);
  film.end();
});
