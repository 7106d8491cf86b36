import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { choose, fill, press, seen } from './connectionForms.ts';

let opened: OpenedPlayground;

beforeEach(async () => {
  // The sync goes on by the platform's clock, which the test turns; its own pace does not matter.
  opened = await openPlayground({ pace: 1 });
  const { page, playground } = opened;
  await page.goto(`${playground.appUrl}/connect`);
  await page.getByRole('button', { name: 'Mara' }).click();
  await page.getByRole('heading', { name: 'Connect data' }).waitFor();
});

afterEach(async () => {
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

const key = [
  '-----BEGIN PRIVATE KEY-----',
  'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC',
  '-----END PRIVATE KEY-----',
  '',
].join('\n');

/** Waits for a saved connection, and lets its sync run to the end. */
async function syncToTheEnd(page: Page): Promise<void> {
  await press(page, 'Sync now');
  await seen(page, /^(Sync|\d+ items?) queued/);
  await press(page, 'Sync now');
  await seen(page, /^A sync is already running/);
  await steer(opened.playground, 'clock', { advanceSeconds: 3600 });
  await press(page, 'Sync now');
  await seen(page, /^(Sync|\d+ items?) queued/);
}

/** Changes the name of what was saved, without a word of its credentials. */
async function rename(page: Page, secret: string): Promise<void> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.postData() ?? ''));
  await press(page, 'Edit');
  await seen(page, /Stored\. You can replace it/);
  await fill(page, { 'Connection name': 'Renamed' });
  await press(page, 'Save changes');
  await page.getByRole('heading', { name: / saved$/ }).waitFor();
  const written = requests.filter((body) => body.includes('Renamed'));
  expect(written).toHaveLength(1);
  expect(requests.join('\n')).not.toContain(secret);
}

test('SQL: a second pasted string takes nothing of the first to its server', async () => {
  const { page } = opened;
  const paste = async (text: string): Promise<void> => {
    await page.getByLabel(/^Paste a connection string/).fill(text);
    await press(page, 'Fill in');
  };
  await paste('postgresql://bob:SECRET@prod.example:5433/shop?currentSchema=sales');
  await seen(page, 'prod.example:5433');
  await paste('postgresql://third.example/x');
  await seen(page, 'no password');
  const tested = page.waitForRequest((request) => request.url().endsWith('/test-connection'));
  await press(page, 'Test connection');
  const body: unknown = (await tested).postDataJSON();
  expect(body).toEqual({
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
});

test('SQL: wrong password, a test that times out, connect, edit without the password, sync', async () => {
  const { page } = opened;
  await page
    .getByLabel(/^Paste a connection string/)
    .fill('postgres://reader:wrong@slow.example/shop');
  await press(page, 'Fill in');
  await seen(page, 'as reader');
  await fill(page, { 'Connection name': 'Orders', Host: 'db.example' });
  await press(page, 'Test connection');
  await seen(page, 'Couldn’t connect to the database');
  await page.getByText('What you can try').click();
  await page.getByText(/Check the user name and password for typos/).waitFor();

  await fill(page, { Host: 'slow.example', Password: 'pear-7' });
  await press(page, 'Test connection');
  await seen(page, 'Waiting for the database to answer…');
  await page.getByText('The database didn’t respond in time').waitFor();
  await press(page, 'Try again');
  await press(page, 'Cancel test');

  await fill(page, { Host: 'db.example' });
  await press(page, 'Test connection');
  await seen(page, 'The connection works. You can connect.');
  await press(page, 'Connect');
  await page.getByRole('heading', { name: / saved$/ }).waitFor();
  await rename(page, 'pear-7');
  await syncToTheEnd(page);
});

test('document database: wrong password, time-out, choose databases, edit, sync', async () => {
  const { page } = opened;
  await choose(page, 'Product store');
  await fill(page, {
    'Connection name': 'Products',
    'Connection string': 'docs+srv://ann:wrong@cluster.example/?w=majority',
  });
  await page.keyboard.press('Tab');
  await seen(page, 'The user name and password were moved to their fields.');
  await press(page, 'List databases');
  await seen(page, 'Couldn’t list the databases');
  await fill(page, { 'Connection string': 'docs://slow.example', Password: 'pear-7' });
  await press(page, 'List databases');
  await page.getByText('The database didn’t respond in time').waitFor();
  await fill(page, { 'Connection string': 'docs://cluster.example' });
  await press(page, 'List databases');
  await page.getByRole('checkbox', { name: 'orders' }).check();
  await press(page, 'Connect');
  await page.getByRole('heading', { name: 'Product store saved' }).waitFor();
  await rename(page, 'pear-7');
  await press(page, 'Sync now');
  await seen(page, /^(Sync|\d+ items?) queued/);
  await steer(opened.playground, 'clock', { advanceSeconds: 3600 });
  await press(page, 'Sync now');
  await seen(page, 'Everything is already queued or synced.');
});

test('private API: connect, the webhook’s key once, push with it, edit, sync', async () => {
  const { page } = opened;
  await choose(page, 'Weighbridge');
  await fill(page, { 'Connection name': 'Scales', Token: 'pear-7' });
  await press(page, 'Connect');
  await press(page, 'Create webhook');
  const shown = async (name: string): Promise<string> =>
    (await page.getByRole('group', { name, exact: true }).textContent()) ?? '';
  const [address, webhookKey] = [await shown('URL'), await shown('Key')];
  const pushed = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${webhookKey}`, 'content-type': 'application/json' },
    body: '{"tons":12}',
  });
  expect(pushed.status).toBe(200);
  await press(page, 'I’ve stored the key');
  await seen(page, /can’t be shown again/);
  expect(await page.content()).not.toContain(webhookKey);
  await rename(page, 'pear-7');
  await syncToTheEnd(page);
});

const others: { source: string; secret: string; fields: Record<string, string> }[] = [
  {
    source: 'Sales warehouse',
    secret: key,
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
    source: 'Customers',
    secret: 'pear-7',
    fields: {
      'Connection name': 'Customers',
      'Client ID': 'app',
      'Client secret': 'pear-7',
      'Tenant ID': 'tenant',
    },
  },
  {
    source: 'Ledger',
    secret: 'pear-7',
    fields: { 'Connection name': 'Books', 'Name 1': 'apiKey', 'Value 1': 'pear-7' },
  },
];

test.each(others)(
  '$source: refused, then connected, edited without the secret, synced',
  async (one) => {
    const { page, playground } = opened;
    const fault = { route: 'createConnectSession', status: 400, times: 1 };
    await choose(page, one.source);
    await fill(page, one.fields);
    await steer(playground, 'faults', { ...fault, message: `The key was refused: ${one.secret}` });
    await press(page, 'Connect');
    await seen(page, 'Couldn’t save. Your entries are still here.');
    expect(await page.textContent('body')).not.toContain(one.secret.trim());
    await press(page, 'Connect');
    await page.getByRole('heading', { name: `${one.source} saved` }).waitFor();
    await rename(page, JSON.stringify(one.secret).slice(1, -1));
    await syncToTheEnd(page);
  },
);
