import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { choose, fill, press, seen } from './connectionForms.ts';
import { readHeap } from './readHeap.ts';
import { recordTraffic, type RecordedTraffic } from './recordTraffic.ts';

/** Shared by all tests of the file, in their order: what one leaves behind, the last one finds. */
let opened: OpenedPlayground;
let traffic: RecordedTraffic;
const logged: string[] = [];
const requests: Request[] = [];
/** Every secret, with the ends of the paths of the requests that must carry it. */
const secrets = new Map<string, readonly string[]>();

beforeAll(async () => {
  opened = await openPlayground({ pace: 1 });
  traffic = await recordTraffic(opened);
  const { page, playground } = opened;
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => requests.push(request));
  await page.goto(`${playground.appUrl}/connect`);
  await page.getByRole('button', { name: 'Mara' }).click();
  await page.getByRole('heading', { name: 'Connect data' }).waitFor();
});

afterAll(async () => {
  expect(opened.complaints).toEqual([]);
  await opened.close();
});

const connect = '/connect-session';

/** A new secret, of what a private key may hold too. Only requests to these paths may carry it. */
function secretFor(name: string, ...carriers: readonly string[]): string {
  const secret = `canary/${name}/${secrets.size}/${Date.now()}`.replaceAll(/[ -]/g, '');
  secrets.set(secret, carriers);
  return secret;
}

/** The secrets that a text holds, as they are, as a part of an address or in base64. */
function secretsIn(text: string): readonly string[] {
  return [...secrets.keys()].filter((secret) =>
    [secret, encodeURIComponent(secret), btoa(secret)].some((form) => text.includes(form)),
  );
}

/** Where the page keeps one of the secrets, whatever the form that it was typed into. */
async function findSecrets(page: Page): Promise<readonly string[]> {
  const places = await page.evaluate(async () => ({
    storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    databases: JSON.stringify([await indexedDB.databases(), await caches.keys()]),
    cookies: document.cookie,
    address: JSON.stringify([location.href, history.state]),
    markup: document.documentElement.outerHTML,
  }));
  const everywhere: Record<string, string> = {
    ...places,
    console: logged.join('\n'),
    addresses: opened.urls.join('\n'),
    state: JSON.stringify(await opened.context.storageState()),
  };
  const found = Object.entries(everywhere).flatMap(([place, text]) =>
    [...secrets.keys()]
      .filter((secret) => text.includes(secret))
      .map((name) => `${place}: ${name}`),
  );
  const carried = requests.flatMap((request) => {
    const [body, path] = [request.postData() ?? '', new URL(request.url()).pathname];
    return [...secrets]
      .filter(([secret, ends]) => body.includes(secret) && !ends.some((end) => path.endsWith(end)))
      .map(([secret]) => `${path}: ${secret}`);
  });
  return [...found, ...carried];
}

const pem = (secret: string): string =>
  `-----BEGIN PRIVATE KEY-----\n${secret}\n-----END PRIVATE KEY-----\n`;

const forms: Record<string, (secret: string) => Record<string, string>> = {
  'Order database': (secret) => ({
    'Connection name': 'Orders',
    Host: 'db.example',
    'User name': 'ann',
    Password: secret,
  }),
  'Product store': (secret) => ({
    'Connection name': 'Products',
    'Connection string': 'docs://cluster.example',
    Password: secret,
  }),
  Weighbridge: (secret) => ({ 'Connection name': 'Scales', Token: secret }),
  'Sales warehouse': (secret) => ({
    'Connection name': 'Sales',
    Subdomain: 'acme',
    'Account identifier': 'acme-eu',
    'User name': 'loader',
    'Private key': pem(secret),
    Warehouse: 'wh',
    Database: 'db',
  }),
  Customers: (secret) => ({
    'Connection name': 'Customers',
    'Client ID': 'app',
    'Client secret': secret,
    'Tenant ID': 'tenant',
  }),
  Ledger: (secret) => ({ 'Connection name': 'Books', 'Name 1': 'apiKey', 'Value 1': secret }),
};

test.each(Object.entries(forms))(
  'the secret of “%s” is in no place but its request, refused, saved or abandoned',
  async (source, fieldsOf) => {
    const { page, playground } = opened;
    await choose(page, source);
    await fill(page, fieldsOf(secretFor(`${source}/saved`, connect)));
    const fault = { route: 'createConnectSession', status: 400, times: 1 };
    await steer(playground, 'faults', fault);
    await press(page, 'Connect');
    await seen(page, 'Couldn’t save. Your entries are still here.');
    expect(await findSecrets(page)).toEqual([]);
    await press(page, 'Connect');
    await page.getByRole('heading', { name: / saved$/ }).waitFor();
    expect(await findSecrets(page)).toEqual([]);

    const others = Object.keys(forms).filter((other) => other !== source);
    await choose(page, others[0] ?? '');
    await choose(page, source);
    await fill(page, fieldsOf(secretFor(`${source}/abandoned`)));
    await choose(page, others[0] ?? '');
    expect(await findSecrets(page)).toEqual([]);
  },
);

test('neither of two pasted strings leaves its password anywhere', async () => {
  const { page } = opened;
  await choose(page, 'Order database');
  for (const name of ['first', 'second']) {
    const secret = secretFor(`pasted/${name}`);
    await page
      .getByLabel(/^Paste a connection string/)
      .fill(`postgresql://bob:${encodeURIComponent(secret)}@${name}.example:5433/shop`);
    await press(page, 'Fill in');
    await seen(page, `${name}.example:5433`);
    expect(await findSecrets(page)).toEqual([]);
  }
  await choose(page, 'Ledger');
  expect(await findSecrets(page)).toEqual([]);
});

test('the password of a tunnel that is abandoned is sent nowhere', async () => {
  const { page } = opened;
  await choose(page, 'Order database');
  const password = secretFor('database', connect);
  await fill(page, forms['Order database']?.(password) ?? {});
  await press(page, 'Connect');
  await page.getByRole('heading', { name: / saved$/ }).waitFor();
  await press(page, 'Sign in to the web app');
  await press(page, 'Choose tables');
  await fill(page, {
    'Tunnel host': 'bastion.example',
    'Tunnel user': 'gate',
    'Tunnel password': secretFor('tunnel'),
  });
  expect(await findSecrets(page)).toEqual([]);
  await choose(page, 'Ledger');
  expect(await findSecrets(page)).toEqual([]);
});

test('no answer repeats a secret', async () => {
  expect(secretsIn((await traffic.readReceived()).join('\n'))).toEqual([]);
});

test('the key of a webhook leaves the page with its panel', async () => {
  const { page } = opened;
  await choose(page, 'Weighbridge');
  await fill(page, { 'Connection name': 'Scales', Token: secretFor('webhook', connect) });
  await press(page, 'Connect');
  await press(page, 'Create webhook');
  const key = await page.getByRole('group', { name: 'Key', exact: true }).textContent();
  await press(page, 'I’ve stored the key');
  secrets.set(key ?? '', []);
  expect(key).toMatch(/\S{8}/);
  expect(await findSecrets(page)).toEqual([]);
});

test('once the forms are left, no secret of theirs is in the page’s memory', async () => {
  const { page } = opened;
  await page.evaluate(() => Reflect.set(window, 'marker', ['in the heap', 'on purpose'].join(' ')));
  await page.getByRole('link', { name: 'Suppliers' }).click();
  await page.getByRole('heading', { name: 'Connect data' }).waitFor({ state: 'detached' });
  expect(secrets.size).toBeGreaterThan(15);
  const heap = await readHeap(opened);
  expect(heap).toContain('in the heap on purpose');
  expect(secretsIn(heap)).toEqual([]);
});
