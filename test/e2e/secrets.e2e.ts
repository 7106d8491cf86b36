import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { choose, fill, press, seen } from './connectionForms.ts';
import { readHeap } from './readHeap.ts';
import { scanCode } from './scanCode.ts';
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

type Fields = (secret: string) => Record<string, string>;

const orders: Fields = (secret) => ({
  'Connection name': 'Orders',
  Host: 'db.example',
  'User name': 'ann',
  Password: secret,
});

const forms: readonly { source: string; way?: string; fieldsOf: Fields }[] = [
  { source: 'Order database', fieldsOf: orders },
  {
    source: 'Product store',
    fieldsOf: (secret) => ({
      'Connection name': 'Products',
      'Connection string': 'docs://cluster.example',
      Password: secret,
    }),
  },
  {
    source: 'Weighbridge',
    fieldsOf: (secret) => ({ 'Connection name': 'Scales', Token: secret }),
  },
  {
    source: 'Weighbridge',
    way: 'Basic authentication',
    fieldsOf: (secret) => ({ 'Connection name': 'Scales', 'User name': 'ann', Password: secret }),
  },
  {
    source: 'Sales warehouse',
    fieldsOf: (secret) => ({
      'Connection name': 'Sales',
      Subdomain: 'acme',
      'Account identifier': 'acme-eu',
      'User name': 'loader',
      'Private key': pem(secret),
      Warehouse: 'wh',
      Database: 'db',
    }),
  },
  {
    source: 'Customers',
    fieldsOf: (secret) => ({
      'Connection name': 'Customers',
      'Client ID': 'app',
      'Client secret': secret,
      'Tenant ID': 'tenant',
    }),
  },
  {
    source: 'Ledger',
    fieldsOf: (secret) => ({ 'Connection name': 'Books', 'Name 1': 'apiKey', 'Value 1': secret }),
  },
];

test.each(forms.map((form) => ({ way: 'its only way', ...form })))(
  'the secret of “$source” ($way) is in no place but its request, refused, saved or abandoned',
  async ({ source, way, fieldsOf }) => {
    const { page, playground } = opened;
    const other = source === 'Ledger' ? 'Customers' : 'Ledger';
    const open = async (secret: string): Promise<void> => {
      await choose(page, source);
      const choice = page.getByRole('radio', { name: way });
      if ((await choice.count()) > 0) await choice.check();
      await fill(page, fieldsOf(secret));
    };
    await open(secretFor(`${source}/saved`, connect));
    const fault = { route: 'createConnectSession', status: 400, times: 1 };
    await steer(playground, 'faults', fault);
    await press(page, 'Connect');
    await seen(page, 'Couldn’t save. Your entries are still here.');
    expect(await findSecrets(page)).toEqual([]);
    await press(page, 'Connect');
    await page.getByRole('heading', { name: / saved$/ }).waitFor();
    expect(await findSecrets(page)).toEqual([]);

    await choose(page, other);
    await open(secretFor(`${source}/abandoned`));
    await choose(page, other);
    expect(await findSecrets(page)).toEqual([]);
  },
);

test.each([
  { source: 'Order database', scheme: 'postgresql' },
  { source: 'Product store', scheme: 'mongodb' },
])(
  'neither of two strings pasted into “$source” leaves its password anywhere',
  async ({ source, scheme }) => {
    const { page } = opened;
    await choose(page, source);
    for (const name of ['first', 'second']) {
      const secret = encodeURIComponent(secretFor(`pasted into ${source}/${name}`));
      await page
        .getByLabel(/^Paste a connection string/)
        .fill(`${scheme}://bob:${secret}@${name}.example:5433/shop`);
      await press(page, 'Fill in');
      await seen(page, new RegExp(`${name}\\.example:5433`));
      expect(await findSecrets(page)).toEqual([]);
    }
    await choose(page, 'Ledger');
    expect(await findSecrets(page)).toEqual([]);
  },
);

/** Saves the order database, and fills in the tunnel to its tables. */
async function openTunnel(password: string, tunnelPassword: string): Promise<void> {
  const { page } = opened;
  await choose(page, 'Order database');
  await fill(page, orders(password));
  await press(page, 'Connect');
  await page.getByRole('heading', { name: / saved$/ }).waitFor();
  // Whom the web app knows already isn't asked again.
  const signIn = page.getByRole('button', { name: 'Sign in to the web app', exact: true });
  if ((await signIn.count()) > 0) await signIn.click();
  await press(page, 'Choose tables');
  await fill(page, {
    'Tunnel host': 'bastion.example',
    'Tunnel user': 'gate',
    'Tunnel password': tunnelPassword,
  });
}

test('the password of a tunnel that is abandoned is sent nowhere', async () => {
  const { page } = opened;
  await openTunnel(secretFor('database', connect), secretFor('tunnel'));
  expect(await findSecrets(page)).toEqual([]);
  await choose(page, 'Ledger');
  expect(await findSecrets(page)).toEqual([]);
});

test('once tables are published, the passwords of their discovery are in no place, memory included', async () => {
  const { page, playground } = opened;
  const steps = ['/check-connection', '/discover-streams', '/configure-sync'];
  const passwords = [
    secretFor('published', connect, ...steps),
    secretFor('gate', ...steps),
  ] as const;
  await openTunnel(...passwords);
  const polled = page.waitForRequest(/check-connection\?/);
  await press(page, 'Browse the database');
  await polled;
  await steer(playground, 'clock', { advanceSeconds: 5 });
  await seen(page, '6 tables found');
  expect(await findSecrets(page)).toEqual([]);
  await press(page, 'Publish 6 tables');
  await seen(page, 'Your selection was published. The next sync uses it.');
  expect(await findSecrets(page)).toEqual([]);
  const found = secretsIn(await readHeap(opened));
  expect(passwords.filter((password) => found.includes(password))).toEqual([]);
  await choose(page, 'Ledger');
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

test('the code that a phone scans leaves the page with the pairing', async () => {
  const { page } = opened;
  await page.getByRole('link', { name: 'Intake' }).click();
  const phone = page.getByRole('region', { name: 'Phone of the drivers', exact: true });
  const answer = page.waitForResponse(/\/pairing-session$/);
  await phone.getByRole('button', { name: 'Show code' }).click();
  const picture =
    /"qrBase64":"(?:data:[^,]*,)?([^"]+)/.exec(await (await answer).text())?.[1] ?? '';
  const code = await scanCode(opened, phone);
  await phone.getByRole('button', { name: 'Finish' }).click();
  await phone.getByRole('heading', { name: 'Your phone is connected' }).waitFor();
  expect([picture.length, code.length].every((length) => length > 8)).toBe(true);
  secrets.set(code, []);
  secrets.set(picture.slice(-200), []);
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
