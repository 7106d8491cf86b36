import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { act, choose, fill, press, seen } from './connectionForms.ts';
import { openAfterNo, openBlocked, openExpired, openProvider } from './consentPages.ts';
import { makeRoom, startFilm, type Film } from './film.ts';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { scanCode } from './scanCode.ts';
import { watchSecrets, type SecretWatch } from './watchSecrets.ts';

/**
 * Every connector once, from the first search for it to the end: in one page that is never reloaded,
 * so that its memory at last holds all that any form left behind.
 */
let opened: OpenedPlayground;
let watch: SecretWatch;

beforeAll(async () => {
  opened = await openPlayground({ seed: 'empty', pace: 0, disconnects: true });
  watch = await watchSecrets(opened);
  const { page } = opened;
  await makeRoom(page);
  await opened.openAs('Mara', '/connections');
  await nothingConnected();
});

afterEach(async () => {
  expect(await watch.find()).toEqual([]);
  expect(opened.complaints).toEqual([]);
});

afterAll(() => opened.close());

const nothingConnected = () =>
  opened.page.getByRole('heading', { name: 'No connections yet' }).waitFor();

/** Searches for what a person calls the connector, and opens it. */
async function find(film: Film, searchTerm: string, name: string): Promise<void> {
  const { page } = opened;
  await page.getByRole('searchbox', { name: 'Search sources' }).fill(searchTerm);
  await page.getByText(/^1 source/).waitFor();
  await film.step(`Search for “${searchTerm}”, and open the connector.`);
  await choose(page, name);
}

/** Allows the access on the provider's page, or what blocks it before. */
async function consent(
  film: Film,
  name: string,
  open: () => Promise<Page> = () => openProvider(opened.page, `Connect ${name}`),
): Promise<void> {
  const { context, page } = opened;
  const provider = await open();
  await provider.setViewportSize({ width: 720, height: 320 });
  await provider.getByRole('button', { name: 'Allow' }).waitFor();
  await film.step('Sign in on the provider’s page, and allow access.', {
    page: provider,
    part: 'main',
  });
  await provider.getByRole('button', { name: 'Allow' }).click();
  await seen(page, `${name} is connected`);
  await expect.poll(() => context.pages().length).toBe(1);
  await makeRoom(page);
}

interface SyncOptions {
  /** The page's message once the sync was asked for. */
  queued: string | RegExp;
  /** The page's message to a second request during that time. */
  again?: RegExp;
}

/** Requests the sync, lets it run to its end, and goes back to the list, which says that it is over. */
async function sync(film: Film, name: string, { queued, again }: SyncOptions): Promise<void> {
  const { page, playground } = opened;
  await press(page, 'Sync now');
  await seen(page, queued);
  await film.step('Start the sync. It keeps running when the page is closed.');
  if (again !== undefined) {
    await press(page, 'Sync now');
    await seen(page, again);
  }
  await steer(playground, 'clock', { advanceSeconds: 600 });
  await seen(page, /^Synced (?:now|\d)/);
  expect(await page.locator('[data-part="sync-stages"]').count()).toBe(0);
  await goBack(name);
  await finish(film);
}

/** From a connection's page to the list. */
async function goBack(name: string): Promise<void> {
  await press(opened.page, name);
  await press(opened.page, 'All connections');
}

async function finish(film: Film): Promise<void> {
  await doneRow(opened.page).waitFor();
  await film.step('The list shows that the data has been read, and when.', { height: 420 });
  film.end();
}

const doneRow = (page: Page) =>
  page.locator('[data-part="connection"]').filter({ hasText: /Synced (?:now|\d)/ });

const openRow = () => doneRow(opened.page).getByRole('button').click();

/** Takes the connection away again, until the list is as empty as it was. */
async function disconnect(): Promise<void> {
  const { page } = opened;
  await act(page, 'Disconnect');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Disconnect .+\?$/).waitFor();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await press(page, 'All connections');
  await nothingConnected();
}

/** Is refused once in words that repeat the secret, and connects with what is still in the form. */
async function connectAfterRefusal(name: string, secret: string): Promise<void> {
  const { page, playground } = opened;
  const message = `${refusal}: ${secret}`;
  const fault = { route: 'createConnectSession', status: 400, times: 1, message };
  await steer(playground, 'faults', fault);
  await press(page, 'Connect');
  await seen(page, 'Couldn’t save. Nothing you entered was lost.');
  expect(await page.textContent('body')).not.toContain(secret.trim());
  expect(await watch.find()).toEqual([]);
  await press(page, 'Connect');
  if (name !== api) await seen(page, `${name} is connected`);
}

const refusal = 'The key was refused';

/** Changes the name of what was saved, without a word of its credentials. */
async function rename(secret: string): Promise<void> {
  const { page } = opened;
  const requests: string[] = [];
  const keep = (request: { postData: () => string | null }): void =>
    void requests.push(request.postData() ?? '');
  page.on('request', keep);
  await seen(page, /Saved and hidden/);
  await fill(page, { 'Connection name': 'Renamed' });
  await press(page, 'Save changes');
  await page.getByRole('heading', { name: 'Renamed', exact: true }).waitFor();
  page.off('request', keep);
  expect(requests.filter((body) => body.includes('Renamed'))).toHaveLength(1);
  expect(requests.join('\n')).not.toContain(JSON.stringify(secret).slice(1, -1));
}

/** Types into a new form of the connector, and discards it. */
async function abandon(name: string, type: () => Promise<void>): Promise<void> {
  const { page } = opened;
  await choose(page, name);
  await type();
  expect(await watch.find()).toEqual([]);
  await press(page, 'All connections');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await nothingConnected();
  expect(await watch.find()).toEqual([]);
}

const queued = /^(Sync|\d+ items?) queued/;
const running = /^A sync is already running/;
const connect = '/connect-session';

const paste = async (text: string): Promise<void> => {
  const { page } = opened;
  const box = page.getByLabel(/^Paste a connection string/);
  await box.fill(text);
  await box.press('Enter');
};

test('a SQL database', async () => {
  const { page, playground } = opened;
  const name = 'SQL database';
  const film = startFilm(opened, {
    id: 'sql',
    title: 'A SQL database',
    intro: 'The same form connects every SQL database.',
  });
  const secret = watch.secretFor('sql/saved', connect, '/test-connection');
  await find(film, 'postgres', name);
  await paste(`postgresql://reader:${encodeURIComponent(secret)}@db.example:5433/shop`);
  await seen(page, 'as reader');
  await film.step('Paste a connection string. The form says what it understood.');
  await fill(page, { 'Connection name': 'Orders' });
  await press(page, 'Test connection');
  await seen(page, 'Connection successful');
  await film.step('Name the connection, and test it before anything is saved.');
  await connectAfterRefusal('PostgreSQL', secret);
  await film.step('The connection is saved. Its password isn’t shown again.');
  await sync(film, name, { queued, again: running });
  await openRow();
  await press(page, 'Sync now');
  await seen(page, queued);
  await act(page, 'Edit connection');
  await rename(secret);
  await disconnect();

  await abandon(name, async () => {
    for (const host of ['first', 'second']) {
      const pasted = encodeURIComponent(watch.secretFor(`sql/pasted ${host}`));
      await paste(`postgresql://bob:${pasted}@${host}.example:5433/shop?currentSchema=sales`);
      await seen(page, `${host}.example:5433`);
      expect(await watch.find()).toEqual([]);
    }
    // A second string takes nothing of the first to its server.
    await paste('postgresql://third.example/x');
    await seen(page, 'no password');
    const tested = page.waitForRequest((request) => request.url().endsWith('/test-connection'));
    await press(page, 'Test connection');
    expect((await tested).postDataJSON()).toEqual({
      databaseType: 'sql-b',
      connection: {
        host: 'third.example',
        database: 'x',
        username: '',
        password: '',
        useSSL: true,
        sslMode: 'require',
      },
    });
    await fill(page, {
      Host: 'db.example',
      Database: 'shop',
      Username: 'ann',
      Password: 'wrong',
    });
    await press(page, 'Test connection');
    await seen(page, 'Couldn’t connect to the database');
    await page.getByText('Things to check').click();
    await seen(page, /Check the username and password for typos/);
    await fill(page, { Password: watch.secretFor('sql/abandoned', '/test-connection') });
    const latency = 15 * 60_000;
    await steer(playground, 'faults', { route: 'testSqlConnection', latency, times: 1 });
    await press(page, 'Test connection');
    await seen(page, 'Waiting for the database…');
    await press(page, 'Cancel test');
  });
});

test('a document database', async () => {
  const { page } = opened;
  const name = 'Document database';
  const film = startFilm(opened, {
    id: 'docstore',
    title: 'A document database',
    intro: 'Its user name and password leave the connection string before it is stored.',
  });
  const secret = watch.secretFor('docstore/saved', connect, '/database/metadata');
  await find(film, 'mongodb', name);
  await fill(page, {
    'Connection name': 'Products',
    'Connection string': `docs+srv://ann:${encodeURIComponent(secret)}@cluster.example/?w=majority`,
  });
  await page.keyboard.press('Tab');
  await seen(page, 'The username and password were moved to their fields.');
  await film.step('Enter the connection string. Its password moves to a field that hides it.');
  await press(page, 'Load databases');
  await page.getByRole('checkbox', { name: 'orders' }).check();
  await film.step('List the databases, and select those to read.');
  await connectAfterRefusal(name, secret);
  await sync(film, name, { queued });
  await openRow();
  await press(page, 'Sync now');
  await seen(page, 'Everything is already queued or synced.');
  await act(page, 'Edit connection');
  await rename(secret);
  await disconnect();

  await abandon(name, async () => {
    for (const host of ['first', 'second']) {
      const pasted = encodeURIComponent(watch.secretFor(`docstore/pasted ${host}`));
      await paste(`mongodb://bob:${pasted}@${host}.example:5433/shop`);
      await seen(page, new RegExp(`${host}\\.example:5433`));
      expect(await watch.find()).toEqual([]);
    }
    await fill(page, { Password: 'wrong' });
    await press(page, 'Load databases');
    await seen(page, 'Couldn’t load the databases');
    await fill(page, { Password: watch.secretFor('docstore/abandoned') });
  });
});

const api = 'Your own API';

test('a private API', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'rest',
    title: 'A private API',
    intro: 'Your customer’s own system is read with a token, or pushes its data to a webhook.',
  });
  const secret = watch.secretFor('rest/saved', connect);
  await find(film, 'webhook', api);
  await fill(page, { 'Connection name': 'Scales', Token: secret });
  await film.step('Name the API, and enter the token that it accepts.');
  await connectAfterRefusal(api, secret);
  await press(page, 'Create webhook');
  await page.getByRole('group', { name: 'Key', exact: true }).waitFor();
  await film.step('Create a webhook. Its key is shown once, with a command to try it.');
  const shown = async (label: string): Promise<string> =>
    (await page.getByRole('group', { name: label, exact: true }).textContent()) ?? '';
  const [address, webhookKey] = [await shown('URL'), await shown('Key')];
  expect(webhookKey).toMatch(/\S{8}/);
  const pushed = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${webhookKey}`, 'content-type': 'application/json' },
    body: '{"tons":12}',
  });
  expect(pushed.status).toBe(200);
  await press(page, 'I’ve saved the key');
  await seen(page, /shown only when it’s created/);
  watch.add(webhookKey);
  expect(await watch.find()).toEqual([]);
  await press(page, 'Done');
  await seen(page, `${api} is connected`);
  await sync(film, api, { queued, again: running });
  await openRow();
  await press(page, 'Sync now');
  await seen(page, queued);
  await rename(secret);
  await disconnect();

  const basic = async (password: string): Promise<void> => {
    await page.getByRole('radio', { name: 'Basic authentication' }).check();
    await fill(page, { 'Connection name': 'Scales', Username: 'ann', Password: password });
  };
  await abandon(api, async () => {
    await fill(page, { Token: watch.secretFor('rest/abandoned') });
    await basic(watch.secretFor('rest/basic abandoned'));
  });
  await choose(page, api);
  const password = watch.secretFor('rest/basic', connect);
  await basic(password);
  await connectAfterRefusal(api, password);
  await press(page, 'Done');
  await seen(page, `${api} is connected`);
  expect(await watch.find()).toEqual([]);
  await disconnect();
});

const pem = (secret: string): string =>
  `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----\n`;

const credentialForms: readonly {
  id: string;
  title: string;
  name: string;
  searchTerm: string;
  intro: string;
  /** Returns the typed part of a secret. */
  typed?: (secret: string) => string;
  fieldsOf: (secret: string) => Record<string, string>;
}[] = [
  {
    id: 'warehouse',
    title: 'A data warehouse',
    name: 'Data warehouse',
    searchTerm: 'snowflake',
    intro: 'It signs in with a key pair.',
    typed: pem,
    fieldsOf: (secret) => ({
      'Connection name': 'Sales',
      Subdomain: 'acme',
      'Account identifier': 'acme-eu',
      Username: 'loader',
      'Private key': secret,
      Warehouse: 'wh',
      Database: 'db',
    }),
  },
  {
    id: 'crm-b',
    title: 'A CRM, with a client secret',
    name: 'Fieldline CRM',
    searchTerm: 'dynamics',
    intro: 'It signs in as an application.',
    fieldsOf: (secret) => ({
      'Connection name': 'Customers',
      'Client ID': 'app',
      'Client secret': secret,
      'Tenant ID': 'tenant',
    }),
  },
  {
    id: 'erp',
    title: 'An ERP',
    name: 'ERP',
    searchTerm: 'stock',
    intro: 'Declare the fields of your ERP, or let people name them.',
    fieldsOf: (secret) => ({
      'Connection name': 'Books',
      'Field name 1': 'apiKey',
      'Value 1': secret,
    }),
  },
];

test.each(credentialForms)(
  '$title',
  async ({ fieldsOf, name, searchTerm, typed = String, ...about }) => {
    const { page } = opened;
    const film = startFilm(opened, about);
    const secret = typed(watch.secretFor(`${about.id}/saved`, connect));
    await find(film, searchTerm, name);
    await fill(page, fieldsOf(secret));
    await film.step('Fill in what the form asks for. Required fields are marked.');
    await connectAfterRefusal(name, secret);
    await film.step('The connection is saved. Its secret isn’t shown again.');
    await sync(film, name, { queued, again: running });
    await openRow();
    await press(page, 'Sync now');
    await seen(page, queued);
    await act(page, 'Edit connection');
    await rename(secret);
    await disconnect();
    await abandon(name, () =>
      fill(page, fieldsOf(typed(watch.secretFor(`${about.id}/abandoned`)))),
    );
  },
);

test.each([
  {
    id: 'mail-b',
    title: 'A mailbox',
    name: 'Courier Mail',
    searchTerm: 'outlook',
    meets: 'a window that the browser blocks',
    open: openBlocked,
  },
  {
    id: 'crm-a',
    title: 'A CRM, by signing in',
    name: 'Clearbook CRM',
    searchTerm: 'salesforce',
    meets: 'a consent that is given at once',
    open: undefined,
  },
  {
    id: 'team-chat',
    title: 'Team chat',
    name: 'Team chat',
    searchTerm: 'slack',
    meets: 'a consent that is declined first',
    open: openAfterNo,
  },
])('$title: $meets', async ({ name, searchTerm, meets: _meets, open, ...about }) => {
  const film = startFilm(opened, {
    ...about,
    intro: 'There is nothing to choose: one sign-in, and it is ready to sync.',
  });
  await find(film, searchTerm, name);
  await consent(film, name, open && (() => open(opened.page, name)));
  await film.step('The connection is there, under the account’s name.');
  await sync(film, name, { queued: '1 item queued' });
  await openRow();
  await disconnect();
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
  await press(page, 'Add 4 files');
  await seen(page, '4 items added');
  await film.step('The files are added, and not read yet.');
  await sync(film, 'Drive', { queued: '4 items queued' });
  await openRow();
  await disconnect();
});

test('spreadsheets, with a look at their rows, though the consent expired', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'sheets',
    title: 'Spreadsheets',
    intro: 'Selected spreadsheets sync every hour from then on.',
  });
  await find(film, 'excel', 'Spreadsheets');
  await consent(film, 'Spreadsheets', () => openExpired(page, 'Spreadsheets'));
  await page.getByRole('option', { name: /^Delivery sheet/ }).click();
  await page.getByRole('table', { name: 'Deliveries' }).waitFor();
  await film.step('Select spreadsheets; the preview shows their first rows.');
  await press(page, 'Add 1 file');
  await seen(page, '1 item added');
  await sync(film, 'Spreadsheets', { queued: '1 item queued' });
  await openRow();
  await disconnect();
});

test('mail, whose disconnect the platform refuses at first', async () => {
  const { page, playground } = opened;
  const film = startFilm(opened, {
    id: 'mail',
    title: 'A mail account',
    intro: 'Inbox and Sent are read, as far back as a person says.',
  });
  await find(film, 'gmail', 'Pelican Mail');
  await consent(film, 'Pelican Mail');
  await page.getByRole('switch', { name: 'Sync this mailbox' }).click();
  await page.getByRole('combobox', { name: 'Message limit' }).selectOption('500');
  await seen(page, 'Saved');
  await film.step('Turn the sync on and say how much of the mailbox is read. It is saved at once.');
  await page.getByRole('switch', { name: 'Sync new mail as it arrives' }).click();
  await seen(page, /^Active until/);
  await film.step('Turn on that new mail syncs as it arrives.');
  await sync(film, 'Pelican Mail', { queued: '1 item queued' });
  await openRow();
  await seen(page, '500 messages synced');
  playground.platform.faults.add({ route: 'disconnectConnection', status: 502 });
  await act(page, 'Disconnect');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await dialog.getByText(/^purchasing@.* is still connected$/).waitFor();
  await dialog.getByRole('button', { name: 'Keep connection' }).click();
  await page.getByRole('button', { name: 'Sync now' }).waitFor();
  playground.platform.faults.clear();
  await disconnect();
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
  await page.getByRole('checkbox', { name: 'Select Quality and food safety › Audits' }).click();
  await film.step('Open a site, and select folders.');
  await press(page, 'Save selection');
  await seen(page, 'Saved');
  await sync(film, 'Document sites', { queued: '1 item queued' });
  await openRow();
  await disconnect();
});

test('a phone, after which no secret of any form is in the page’s memory', async () => {
  const { page, playground } = opened;
  const film = startFilm(opened, {
    id: 'phone',
    title: 'Groups on a phone',
    intro: 'The phone stays in a person’s hand: it scans a code, as for a computer.',
  });
  const region = page.getByRole('region', { name: 'Connections' });
  await find(film, 'whatsapp', 'Messages');
  await page.getByRole('button', { name: 'Show code' }).waitFor();
  await film.step('See what to do on the phone, and where to tap.');
  const answer = page.waitForResponse(/\/pairing-session$/);
  await press(page, 'Show code');
  const picture =
    /"qrBase64":"(?:data:[^,]*,)?([^"]+)/.exec(await (await answer).text())?.[1] ?? '';
  await page.getByRole('img', { name: 'Code to scan with your phone' }).waitFor();
  await film.step('Scan the code with the phone. A new one appears before it expires.');
  const code = await scanCode(opened, region, { phoneNumber: '+31 6 5550123' });
  await page.getByRole('heading', { name: 'Your phone is linked' }).waitFor();
  await page.getByRole('checkbox', { name: /^Drivers north/ }).check();
  await film.step('Select the groups whose messages are read.');
  await press(page, 'Finish');
  await seen(page, 'Messages is connected');
  await seen(page, '+31 6 5550123');
  await press(page, 'Sync waiting messages');
  await seen(page, 'Waiting messages are syncing.');
  await film.step('The phone is connected. Bring in the messages that wait.');
  await goBack('Messages');

  expect([picture.length, code.length].every((length) => length > 8)).toBe(true);
  watch.add(code);
  watch.add(picture.slice(-200));
  expect(await watch.find()).toEqual([]);
  expect(await watch.findInMemory()).toEqual([]);
  expect(await watch.findInAnswers((text) => text.includes(refusal))).toEqual([]);

  await steer(playground, 'clock', { advanceSeconds: 600 });
  await page.goto(`${playground.appUrl}/connections`);
  await finish(film);
});

test('documents', async () => {
  const { page } = opened;
  const film = startFilm(opened, {
    id: 'documents',
    title: 'Documents from a computer',
    intro: 'Each document becomes a connection of its own.',
  });
  // The scan of the code stopped it.
  await steer(opened.playground, 'clock', { isStopped: false });
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
