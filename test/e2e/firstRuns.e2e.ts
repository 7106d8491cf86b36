import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { act, choose, fill, press, seen } from './connectionForms.ts';
import { createConnectorWalk, refusal, type ConnectorWalk } from './connectorWalk.ts';
import { consentConnectors } from './consentConnectors.ts';
import { credentialForms } from './credentialForms.ts';
import { makeRoom, startFilm } from './film.ts';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { scanCode } from './scanCode.ts';
import { shortenWaits } from '../shortenWaits.ts';
import { watchSecrets, type SecretWatch } from './watchSecrets.ts';

/**
 * Every connector once, from the first search for it to the end: in one page that is never reloaded,
 * so that its memory at last holds all that any form left behind.
 */
let opened: OpenedPlayground;
let watch: SecretWatch;
let walk: ConnectorWalk;

beforeAll(async () => {
  opened = await openPlayground({ seed: 'empty', pace: 0, disconnects: true });
  watch = await watchSecrets(opened);
  walk = createConnectorWalk(opened, watch);
  await makeRoom(opened.page);
  await opened.page.addInitScript(shortenWaits);
  await opened.openAs('Mara', '/connections');
  await walk.nothingConnected();
});

afterEach(async () => {
  expect(await watch.find()).toEqual([]);
  expect(opened.complaints).toEqual([]);
});

afterAll(() => opened.close());

const queued = /^(Sync|\d+ items?) queued/;
const running = /^A sync is already running/;
const connect = '/connect-session';

test('a SQL database', async () => {
  const { page, playground } = opened;
  const name = 'SQL database';
  const film = startFilm(opened, {
    id: 'sql',
    title: 'A SQL database',
    intro: 'The same form connects every SQL database.',
  });
  const secret = watch.secretFor('sql/saved', connect, '/test-connection');
  await walk.find(film, 'postgres', name);
  await walk.paste(`postgresql://reader:${encodeURIComponent(secret)}@db.example:5433/shop`);
  await seen(page, 'as reader');
  await film.step('Paste a connection string. The form says what it understood.');
  await fill(page, { 'Connection name': 'Orders' });
  await press(page, 'Test connection');
  await seen(page, 'Connection successful');
  await film.step('Name the connection, and test it before anything is saved.');
  await walk.connectAfterRefusal(secret);
  await seen(page, 'PostgreSQL is connected');
  await film.step('The connection is saved. Its password isn’t shown again.');
  await walk.sync(film, { queued, again: running });
  await walk.openRow();
  await press(page, 'Sync now');
  await seen(page, queued);
  await press(page, 'Edit connection');
  await walk.rename(secret);
  await walk.disconnect();

  await walk.abandon(name, async () => {
    for (const host of ['first', 'second']) {
      const pasted = encodeURIComponent(watch.secretFor(`sql/pasted ${host}`));
      await walk.paste(`postgresql://bob:${pasted}@${host}.example:5433/shop?currentSchema=sales`);
      await seen(page, `${host}.example:5433`);
      expect(await watch.find()).toEqual([]);
    }
    // A second string takes nothing of the first to its server.
    await walk.paste('postgresql://third.example/x');
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
  await walk.find(film, 'mongodb', name);
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
  await walk.connectAfterRefusal(secret);
  await seen(page, `${name} is connected`);
  await walk.sync(film, { queued });
  await walk.openRow();
  await press(page, 'Sync now');
  await seen(page, 'Everything is already queued or synced.');
  await press(page, 'Edit connection');
  await walk.rename(secret);
  await walk.disconnect();

  await walk.abandon(name, async () => {
    for (const host of ['first', 'second']) {
      const pasted = encodeURIComponent(watch.secretFor(`docstore/pasted ${host}`));
      await walk.paste(`mongodb://bob:${pasted}@${host}.example:5433/shop`);
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
  await walk.find(film, 'webhook', api);
  await fill(page, { 'Connection name': 'Scales', Token: secret });
  await film.step('Name the API, and enter the token that it accepts.');
  await walk.connectAfterRefusal(secret);
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
  await walk.sync(film, { queued, again: running });
  await walk.openRow();
  await press(page, 'Sync now');
  await seen(page, queued);
  await walk.rename(secret);
  await walk.disconnect();

  const basic = async (password: string): Promise<void> => {
    await page.getByRole('radio', { name: 'Basic authentication' }).check();
    await fill(page, { 'Connection name': 'Scales', Username: 'ann', Password: password });
  };
  await walk.abandon(api, async () => {
    await fill(page, { Token: watch.secretFor('rest/abandoned') });
    await basic(watch.secretFor('rest/basic abandoned'));
  });
  await choose(page, api);
  const password = watch.secretFor('rest/basic', connect);
  await basic(password);
  await walk.connectAfterRefusal(password);
  await press(page, 'Done');
  await seen(page, `${api} is connected`);
  expect(await watch.find()).toEqual([]);
  await walk.disconnect();
});

test.each(credentialForms)(
  '$title',
  async ({ fieldsOf, name, searchTerm, typed = String, ...about }) => {
    const { page } = opened;
    const film = startFilm(opened, about);
    const secret = typed(watch.secretFor(`${about.id}/saved`, connect));
    await walk.find(film, searchTerm, name);
    await fill(page, fieldsOf(secret));
    await film.step('Fill in what the form asks for. Required fields are marked.');
    await walk.connectAfterRefusal(secret);
    await seen(page, `${name} is connected`);
    await film.step('The connection is saved. Its secret isn’t shown again.');
    await walk.sync(film, { queued, again: running });
    await walk.openRow();
    await press(page, 'Sync now');
    await seen(page, queued);
    await press(page, 'Edit connection');
    await walk.rename(secret);
    await walk.disconnect();
    await walk.abandon(name, () =>
      fill(page, fieldsOf(typed(watch.secretFor(`${about.id}/abandoned`)))),
    );
  },
);

test.each(consentConnectors.map((connector) => ({ meets: 'a consent', ...connector })))(
  '$title: $meets',
  async ({ name, searchTerm, open, select, queued: message = '1 item queued', ...about }) => {
    const { page } = opened;
    const film = startFilm(opened, about);
    await walk.find(film, searchTerm, name);
    await walk.consent(film, name, open && (() => open(page, name)));
    await select(page, film);
    await walk.sync(film, { queued: message });
    await walk.openRow();
    await walk.disconnect();
  },
);

test('mail, whose disconnect the platform refuses at first', async () => {
  const { page, playground } = opened;
  const film = startFilm(opened, {
    id: 'mail',
    title: 'A mail account',
    intro: 'Inbox and Sent are read, as far back as a user says.',
  });
  await walk.find(film, 'gmail', 'Pelican Mail');
  await walk.consent(film, 'Pelican Mail');
  await page.getByRole('switch', { name: 'Sync this mailbox' }).click();
  await page.getByRole('combobox', { name: 'Message limit' }).selectOption('500');
  await seen(page, 'Saved');
  await film.step('Turn the sync on and say how much of the mailbox is read. It is saved at once.');
  await page.getByRole('switch', { name: 'Sync new mail as it arrives' }).click();
  await seen(page, /^Active until/);
  await film.step('Turn on that new mail syncs as it arrives.');
  await walk.sync(film, { queued: '1 item queued' });
  await walk.openRow();
  await seen(page, '500 messages synced');
  playground.platform.faults.add({ route: 'disconnectConnection', status: 502 });
  await act(page, 'Disconnect');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await dialog.getByText(/^purchasing@.* is still connected$/).waitFor();
  await dialog.getByRole('button', { name: 'Keep connection' }).click();
  await page.getByRole('button', { name: 'Sync now' }).waitFor();
  playground.platform.faults.clear();
  await walk.disconnect();
});

test('a phone, after which no secret of any form is in the page’s memory', async () => {
  const { page, playground } = opened;
  const film = startFilm(opened, {
    id: 'phone',
    title: 'Groups on a phone',
    intro: 'The phone stays in a user’s hand: it scans a code, as for a computer.',
  });
  const region = page.getByRole('region', { name: 'Connections' });
  await walk.find(film, 'whatsapp', 'Messages');
  await page.getByRole('button', { name: 'Show code' }).waitFor();
  await film.step('See what to do on the phone, and where to tap.');
  const answer = page.waitForResponse(/\/pairing-session$/);
  await press(page, 'Show code');
  const picture =
    /"qrBase64":"(?:data:[^,]*,)?([^"]+)/.exec(await (await answer).text())?.[1] ?? '';
  await page.getByRole('img', { name: 'Code to scan with your phone' }).waitFor();
  await film.step('Scan the code with the phone. A new one appears before it expires.');
  const code = await scanCode(opened, region, { phoneNumber: '+31 6 5550123' });
  await page.getByRole('heading', { name: 'Your phone is paired' }).waitFor();
  await page.getByRole('checkbox', { name: /^Drivers north/ }).check();
  await film.step('Select the groups whose messages are read.');
  await press(page, 'Finish');
  await seen(page, 'Messages is connected');
  await seen(page, '+31 6 5550123');
  await press(page, 'Sync missed messages');
  await seen(page, 'Waiting messages are syncing.');
  await film.step('The phone is connected. Bring in the messages that wait.');
  await walk.goBack();

  expect([picture.length, code.length].every((length) => length > 8)).toBe(true);
  watch.add(code);
  watch.add(picture.slice(-200));
  expect(await watch.find()).toEqual([]);
  expect(await watch.findInMemory()).toEqual([]);
  expect(await watch.findInAnswers((text) => text.includes(refusal))).toEqual([]);

  await steer(playground, 'clock', { advanceSeconds: 600 });
  await page.goto(`${playground.appUrl}/connections`);
  await walk.finish(film);
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
  await walk.find(film, 'upload', 'Upload');
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
