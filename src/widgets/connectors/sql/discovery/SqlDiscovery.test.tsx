import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emulateMedia } from '../../../../../test/emulateMedia.ts';
import { createMockPlatform } from '../../../../mock-platform/index.ts';
import { watchLeaks } from '../../forms/testing/leaks.ts';
import { fill, press, renderForm, type RenderedForm } from '../../forms/testing/renderForm.tsx';
import type { TunnelDeclaration } from './discoveryDeclaration.ts';
import { SqlConnectionForm } from '../SqlConnectionForm.tsx';
import type { SqlConnectionFormProps } from '../declaration.ts';

const { credentials } = createMockPlatform();
const { organisationId: organizationId, appUrl } = credentials;

const tunnels: readonly TunnelDeclaration[] = [
  {
    method: 'SSH_KEY_AUTH',
    label: 'SSH with a key',
    fields: [
      {
        name: 'sourceConfig.tunnel_method.tunnel_host',
        label: 'Tunnel host',
        required: true,
      },
    ],
  },
];

/** The requests that must carry the database's password. */
const carriers = [
  '/connect-session',
  '/sql/check-connection',
  '/sql/discover-streams',
  '/sql/configure-sync',
];

async function openDiscovery(
  onSignIn?: SqlConnectionFormProps['onSignIn'],
  password = 'pw',
): Promise<RenderedForm> {
  const opened = renderForm(
    <SqlConnectionForm
      engine="sql-b"
      discovery={{ organizationId, tunnels }}
      onSignIn={onSignIn}
    />,
    { client: { appUrl } },
  );
  const { user } = opened;
  await fill(user, /^Connection name/, 'Orders');
  await fill(user, /^Host/, 'db.example');
  await fill(user, /^Username/, 'reader');
  await fill(user, /^Password/, password);
  await press(user, 'Connect');
  await press(user, 'Choose tables');
  await fill(user, /^Tunnel host/, 'bastion.example');
  return opened;
}

/** Ends the mock’s check, and lets the widget poll again soon. */
async function endCheck({ platform, sent }: RenderedForm): Promise<void> {
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'GET').some(isCheck)).toBe(true),
  );
  platform.clock.advance(5);
}

function isCheck({ path }: { path: string }): boolean {
  return path.endsWith('/sql/check-connection');
}

/** Returns the names of the buttons in the accent colour. */
function accentButtons(): readonly (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter((button) => /primary/.test(button.className))
    .map((button) => button.textContent);
}

afterEach(() => vi.restoreAllMocks());

describe('schema discovery', () => {
  it('is the main step after saving, so that one button has the accent at a time', async () => {
    const { user } = await openDiscovery();
    expect(accentButtons()).toEqual(['Browse the database']);
    await press(user, 'Cancel');
    await press(user, 'Discard');
    expect(accentButtons()).toEqual(['Choose tables']);
  });

  it('checks through the tunnel, lists the tables, and publishes those chosen', async () => {
    const secret = 'Canary/discovery@10';
    const opened = await openDiscovery(undefined, secret);
    const { user, bodies } = opened;
    const { find } = watchLeaks(opened, [], carriers);
    expect(await screen.findByLabelText(/^Username/)).toHaveValue('reader');
    screen.getByText('Using the password you just entered.');
    expect(screen.queryByLabelText(/^Password/, { selector: 'input' })).toBeNull();
    await press(user, 'Browse the database');
    await screen.findByText('Connecting to the database…');
    await endCheck(opened);
    await screen.findByText('6 tables found');
    await user.click(screen.getByRole('treeitem', { name: 'temperatures' }));
    await press(user, 'Save 5 tables');
    await screen.findByText(/The next sync uses this selection/);
    const sourceConfig = {
      host: 'db.example',
      port: 5432,
      username: 'reader',
      password: secret,
      tunnel_method: { tunnel_method: 'SSH_KEY_AUTH', tunnel_host: 'bastion.example' },
    };
    expect(bodies('/sql/check-connection')).toMatchObject([{ sourceType: 'sql-b', sourceConfig }]);
    const [published] = bodies('/sql/publish-schema');
    expect(published).toMatchObject({ selectedSchemas: ['sales', 'purchasing', 'logistics'] });
    expect(JSON.stringify(published)).not.toContain('temperatures');
    expect(find(secret)).toEqual([]);
    await press(user, 'Close');
    await press(user, 'Choose tables');
    expect(await screen.findByLabelText(/^Password/, { selector: 'input' })).toHaveValue('');
  });

  it.each([
    [
      'closing',
      async ({ user }: RenderedForm) => {
        await press(user, 'Cancel');
        await press(user, 'Discard');
      },
    ],
    [
      'leaving the page',
      () => Promise.resolve(window.dispatchEvent(new PageTransitionEvent('pagehide'))),
    ],
  ])('asks for the password again after %s', async (_, leave) => {
    const opened = await openDiscovery(undefined, 'Canary/dropped');
    const { user, bodies } = opened;
    await leave(opened);
    if (screen.queryByLabelText(/^Tunnel host/) === null) await press(user, 'Choose tables');
    await fill(user, /^Tunnel host/, 'bastion.example');
    const input = await screen.findByLabelText(/^Password/, { selector: 'input' });
    expect(input).toHaveValue('');
    await press(user, 'Browse the database');
    await screen.findByText('Connecting to the database…');
    expect(JSON.stringify(bodies('/sql/check-connection'))).not.toContain('Canary');
  });

  it('marks a schema of which some tables are selected, in forced colours too', async () => {
    await emulateMedia('forced-colors', 'active');
    const opened = await openDiscovery();
    await press(opened.user, 'Browse the database');
    await endCheck(opened);
    await opened.user.click(await screen.findByRole('treeitem', { name: 'orders' }));
    const box = screen.getByRole('treeitem', { name: /^sales/ }).querySelector('[data-checked]');
    if (box === null) throw new TypeError('the schema has no box');
    expect(getComputedStyle(box, '::before').borderBlockStartStyle).toBe('solid');
  });

  it('selects by schema and by pattern, and publishes with a sync', async () => {
    const opened = await openDiscovery();
    const { user, bodies } = opened;
    await press(user, 'Browse the database');
    await endCheck(opened);
    await screen.findByText('6 tables found');
    const schema = screen.getByRole('treeitem', { name: /^sales/ });
    expect(schema).toBeChecked();
    await user.click(screen.getByRole('treeitem', { name: 'orders' }));
    expect(schema).toHaveAttribute('aria-checked', 'mixed');
    await user.type(screen.getByRole('searchbox', { name: 'Search tables' }), 'logistics.*');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^sales/ })).toBeNull());
    await press(user, 'Clear 2');
    screen.getByRole('tree', { name: 'Tables by schema' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    screen.getByRole('button', { name: 'Save 4 tables' });
    screen.getByText('Saving doesn’t start a sync.');
    await press(user, 'Save and sync');
    await screen.findByText('Saved, and a sync was requested.');
    expect(bodies('/sync/enqueue')).toHaveLength(1);
  });

  it('leaves no password in the inputs that publishing takes away', async () => {
    const opened = await openDiscovery();
    const { user } = opened;
    await press(user, 'Replace');
    const input = await screen.findByLabelText(/^Password/, { selector: 'input' });
    await fill(user, /^Password/, 'Canary/detached');
    await press(user, 'Browse the database');
    await endCheck(opened);
    await screen.findByText('6 tables found');
    await press(user, 'Save 6 tables');
    await screen.findByText(/The next sync uses this selection/);
    expect(input).not.toBeInTheDocument();
    expect(input).toHaveValue('');
  });

  it('locks what is being published, and doesn’t browse meanwhile', async () => {
    const opened = await openDiscovery();
    const { user, platform, bodies } = opened;
    await press(user, 'Browse the database');
    await endCheck(opened);
    await screen.findByText('6 tables found');
    platform.faults.add({ route: 'publishSchema', latency: 60_000 });
    await press(user, 'Save 6 tables');
    await user.type(screen.getByLabelText(/^Tunnel host/), 'x');
    await press(user, 'Browse the database');
    await screen.findByRole('button', { name: 'Saving…' });
    expect(screen.getByLabelText(/^Tunnel host/)).toHaveValue('bastion.example');
    expect(bodies('/sql/check-connection')).toHaveLength(1);
  });

  it('says why the database could not be reached, and can be cancelled', async () => {
    const opened = await openDiscovery();
    const { user } = opened;
    await press(user, 'Replace');
    await fill(user, /^Password/, 'wrong');
    await press(user, 'Browse the database');
    await screen.findByText('Connecting to the database…');
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByText(/Connecting to the database/)).toBeNull());
    opened.sent.splice(0);
    await press(user, 'Browse the database');
    await endCheck(opened);
    await screen.findByText('Couldn’t reach the database');
    expect(screen.getByLabelText(/^Tunnel host/)).toHaveValue('bastion.example');
  });

  it('asks to sign in to the web app, and goes on with what was written', async () => {
    let signedIn: () => void = () => undefined;
    const NativePromise = Promise;
    const opened = await openDiscovery(() => new NativePromise((resolve) => (signedIn = resolve)));
    const { user, platform, bodies } = opened;
    platform.faults.add({ route: 'checkSource', status: 401 });
    await press(user, 'Browse the database');
    await screen.findByText('You’re signed out');
    // As zone.js does: what asynchronous functions return isn't an instance of it.
    vi.stubGlobal('Promise', class ZoneAwarePromise<T> extends Promise<T> {});
    await press(user, 'Sign in');
    await screen.findByRole('button', { name: 'Signing in…' });
    vi.unstubAllGlobals();
    expect(bodies('/sql/check-connection')).toHaveLength(1);
    platform.faults.clear();
    signedIn();
    await endCheck(opened);
    await screen.findByText('6 tables found');
    expect(screen.queryByText('You’re signed out')).toBeNull();

    platform.faults.add({ route: 'publishSchema', status: 401 });
    await user.click(screen.getByRole('treeitem', { name: 'temperatures' }));
    await press(user, 'Save 5 tables');
    await screen.findByText('You’re signed out');
    platform.faults.clear();
    await press(user, 'Sign in');
    signedIn();
    await screen.findByText(/The next sync uses this selection/);
    const published = bodies('/sql/publish-schema').map((body) => JSON.stringify(body));
    expect(published).toHaveLength(2);
    expect(published[1]).toContain('deliveries');
    expect(published[1]).not.toContain('temperatures');
  });

  it('goes on at a press where the host gives no promise, and stays where it is refused', async () => {
    const onSignIn = vi.fn<() => void | Promise<void>>();
    const { user, platform, bodies } = await openDiscovery(onSignIn);
    platform.faults.add({ route: 'checkSource', status: 401 });
    await press(user, 'Browse the database');
    await press(user, 'Sign in');
    onSignIn.mockRejectedValueOnce(new Error('The window was closed.'));
    await press(user, 'Sign in');
    await waitFor(() => expect(screen.queryByText('Signing in…')).toBeNull());
    expect(onSignIn).toHaveBeenCalledTimes(2);
    expect(bodies('/sql/check-connection')).toHaveLength(1);
    platform.faults.clear();
    await press(user, 'Try again');
    await screen.findByText('Connecting to the database…');
    await waitFor(() => expect(bodies('/sql/check-connection')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Browse the database' })).toHaveFocus();
  });

  it('closes its search and then itself at Escape, which a host’s dialog never hears', async () => {
    const onHostEscape = vi.fn();
    document.addEventListener('keydown', onHostEscape);
    const opened = await openDiscovery();
    const { user } = opened;
    await press(user, 'Browse the database');
    await screen.findByText('Connecting to the database…');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Connecting to the database/)).toBeNull());
    opened.sent.splice(0);
    await press(user, 'Browse the database');
    await endCheck(opened);
    const search = await screen.findByRole('searchbox', { name: 'Search tables' });
    await user.type(search, 'x');
    onHostEscape.mockClear();
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
    await user.keyboard('{Escape}');
    await press(user, 'Discard');
    screen.getByRole('button', { name: 'Choose tables' });
    expect(onHostEscape).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onHostEscape);
  });

  it.each([true, false])('wants a tunnel, with an empty list or without any', (hasList) => {
    const discovery = { organizationId, ...(hasList ? { tunnels: [] } : {}) };
    renderForm(<SqlConnectionForm engine="sql-b" connectionId="x" discovery={discovery} />);
    expect(screen.getByText(/Browsing tables needs a tunnel/)).toBeInTheDocument();
  });
});
