import type { Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPlayground, steer, type OpenedPlayground } from './openPlayground.ts';
import { choose, fill, press, seen } from './connectionForms.ts';
import { watchSecrets, type SecretWatch } from './watchSecrets.ts';

let opened: OpenedPlayground;
let watch: SecretWatch;
let password: string;
let tunnelPassword: string;

/** The requests of schema discovery since the test began, in their order. */
let asked: Request[] = [];

/** One page that is never reloaded, so that its memory at last holds all that any test left behind. */
beforeAll(async () => {
  opened = await openPlayground({ pace: 1 });
  watch = await watchSecrets(opened);
  const steps = ['/check-connection', '/discover-streams', '/configure-sync'];
  password = watch.secretFor('database', '/connect-session', ...steps);
  tunnelPassword = watch.secretFor('gate', ...steps);
  opened.page.on('request', (request) => {
    if (request.url().includes('/api/sql/') && request.method() !== 'OPTIONS') asked.push(request);
  });
  await opened.openAs('Mara', '/connect');
});

beforeEach(async () => {
  asked = [];
  await openNewDatabase();
  await saveDatabase(password);
});

afterEach(() => expect(opened.complaints).toEqual([]));

afterAll(() => opened.close());

async function openNewDatabase(): Promise<void> {
  await choose(opened.page, 'Ledger');
  await choose(opened.page, 'Order database');
}

async function saveDatabase(secret: string): Promise<void> {
  const { page } = opened;
  await fill(page, {
    'Connection name': 'Orders',
    Host: 'db.example',
    Database: 'shop',
    Username: 'reader',
    Password: secret,
  });
  await press(page, 'Connect');
  await page.getByRole('heading', { name: / saved$/ }).waitFor();
}

const table = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true });

/** Opens the tunnel's form as somebody known to the web app. */
async function openTunnel(page: Page, secret: string): Promise<void> {
  await press(page, 'Sign in to the web app');
  await press(page, 'Choose tables');
  await fill(page, {
    'Tunnel host': 'bastion.example',
    'Tunnel user': 'gate',
    'Tunnel password': secret,
  });
}

/** Looks into the database, and lets the check end once it was asked for and is under way. */
async function look({ page, playground }: OpenedPlayground): Promise<void> {
  const before = polls().length;
  await press(page, 'Browse the database');
  await seen(page, 'Connecting to the database…');
  await expect.poll(() => polls().length).toBeGreaterThan(before);
  await steer(playground, 'clock', { advanceSeconds: 5 });
}

const polls = () => asked.filter((request) => request.method() === 'GET');

/** The bodies that a step was sent. */
const sent = (step: string): unknown[] =>
  asked
    .filter((request) => request.method() === 'POST' && request.url().endsWith(`/sql/${step}`))
    .map((request): unknown => request.postDataJSON());

test('checks through the tunnel, lists the tables, and publishes those chosen; no password is left on the page or in an answer', async () => {
  const { page, playground } = opened;
  await openTunnel(page, tunnelPassword);
  await fill(page, { Password: 'wrong' });
  await look(opened);
  await seen(page, 'Couldn’t reach the database');
  await fill(page, { Password: password });
  await look(opened);
  await seen(page, '6 tables found');
  await table(page, 'temperatures').click();
  await table(page, 'deliveries').click();
  await press(page, 'Save 4 tables');
  await seen(page, 'Saved. The next sync uses this selection.');

  const { organisationId: organizationId } = playground.platform.credentials;
  const source = {
    organizationId,
    sourceType: 'sql-b',
    sourceConfig: {
      host: 'db.example',
      database: 'shop',
      username: 'reader',
      password,
      tunnel_method: {
        tunnel_method: 'SSH_PASSWORD_AUTH',
        tunnel_host: 'bastion.example',
        tunnel_user: 'gate',
        tunnel_user_password: tunnelPassword,
      },
    },
  };
  expect(sent('check-connection')).toHaveLength(2);
  expect(sent('check-connection')[1]).toMatchObject(source);
  expect(sent('discover-streams')).toMatchObject([source]);
  expect(sent('configure-sync')).toMatchObject([source]);
  const [published] = sent('publish-schema');
  expect(published).toMatchObject({
    organizationId,
    providerKey: 'sql-b',
    database: 'shop',
    selectedSchemas: ['sales', 'purchasing'],
    selectedStreams: ['orders', 'order_lines', 'customers', 'suppliers'].map((name) => ({ name })),
  });
  const last = await asked.at(-1)?.response();
  expect([last?.status(), await last?.json()]).toMatchObject([200, { success: true }]);
  for (const request of asked) expect(await request.headerValue('authorization')).toBeNull();
  expect(await watch.find()).toEqual([]);
  expect(await watch.findInAnswers(() => false)).toEqual([]);
});

test('a check can be cancelled; whom the web app no longer knows signs in, and it goes on; no password is left in memory', async () => {
  const { page, context } = opened;
  await openTunnel(page, tunnelPassword);
  await press(page, 'Browse the database');
  const checking = page.getByText('Connecting to the database…');
  await checking.waitFor();
  const discovery = page.getByRole('group', { name: 'Choose tables' });
  await discovery.getByRole('button', { name: 'Cancel' }).click();
  await checking.waitFor({ state: 'detached' });
  expect(sent('check-connection')).toHaveLength(1);

  await context.clearCookies({ name: 'app_session' });
  await press(page, 'Browse the database');
  await seen(page, 'You’re signed out');
  const tunnel = page.locator('input').and(page.getByLabel(/^Tunnel host/));
  expect(await tunnel.inputValue()).toBe('bastion.example');
  expect((await asked.at(-1)?.response())?.status()).toBe(401);
  expect(sent('discover-streams')).toEqual([]);

  await discovery.getByRole('button', { name: 'Sign in' }).click();
  await checking.waitFor();
  await steer(opened.playground, 'clock', { advanceSeconds: 5 });
  await seen(page, '6 tables found');

  // The password of a tunnel that is abandoned is sent nowhere.
  await openNewDatabase();
  await saveDatabase(password);
  await openTunnel(page, watch.secretFor('abandoned gate'));
  expect(await watch.find()).toEqual([]);
  await choose(page, 'Ledger');
  expect(await watch.find()).toEqual([]);
  expect(await watch.findInMemory()).toEqual([]);
});
