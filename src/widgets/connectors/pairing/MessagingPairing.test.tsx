import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform, type MockPlatform } from '../../../mock-platform/index.ts';
import {
  returnToTab,
  connectedPhone,
  connectElsewhere,
  renderPairing,
  shownCode,
} from './testing/renderPairing.tsx';

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function pair(platform: MockPlatform, how?: { phoneNumber?: string; error?: string }) {
  await press('Show code');
  platform.scanPairing(await shownCode(), how);
  returnToTab();
}

/** Pairs a phone, of which the platform then lists these groups. */
async function pairWithGroups(groups: readonly object[]): Promise<void> {
  const platform = createMockPlatform({ pace: 0, seed: 'empty' });
  renderPairing({
    platform,
    client: {
      onRequest: ({ url }) => (url.includes('/groups') ? Response.json({ groups }) : undefined),
    },
  });
  await pair(platform);
}

describe('pairing', () => {
  test('begins with what it is for, and asks for nothing by itself', () => {
    const { platform } = renderPairing();
    expect(screen.getByRole('heading', { name: 'Pair a phone' })).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    // One picture shows the place to tap, the other the code to point at.
    expect(screen.getByRole('list').querySelectorAll('svg')).toHaveLength(2);
    expect(() => platform.scanPairing('messaging-a:')).toThrow('no pending pairing');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('offers the code beside the steps where there is room, and above them on a phone', () => {
    const { view } = renderPairing();
    const button = screen.getByRole('button', { name: 'Show code' });
    const box = (element: Element) => element.getBoundingClientRect();
    view.container.style.inlineSize = '540px';
    const steps = screen.getByRole('list');
    expect(box(button).right).toBeLessThan(box(steps).left);
    view.container.style.inlineSize = '320px';
    expect(box(button).bottom).toBeLessThan(box(steps).top);
  });

  test('numbers each step once, with its picture beside its text', () => {
    renderPairing();
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent.slice(0, 1))).toEqual(['1', '2', '3']);
    expect(screen.getAllByText(/^\d$/)).toHaveLength(3);
    const [open, ...pictured] = steps.map((step) => step.querySelector('svg'));
    expect(open).toBeNull();
    const lefts = pictured.map((picture) => picture?.getBoundingClientRect().left);
    expect(lefts[0]).toBe(lefts[1]);
    const text = screen.getByText(/^Scan the code/).getBoundingClientRect();
    expect(lefts[1]).toBeGreaterThanOrEqual(text.right);
  });

  test('shows a code that a phone can read, draws the next one, and pairs', async () => {
    const onConnected = vi.fn();
    const { platform, client, view } = renderPairing({ props: { onConnected } });
    await press('Show code');
    const first = await shownCode();
    expect(first).toMatch(/^messaging-a:/);
    view.container.style.inlineSize = '320px';
    const code = screen.getByRole('img').getBoundingClientRect();
    const { left, right } = view.container.getBoundingClientRect();
    expect(code.width).toBe(code.height);
    expect(code.left).toBeGreaterThanOrEqual(left);
    expect(code.right).toBeLessThanOrEqual(right);
    platform.clock.advance(20);
    returnToTab();
    await waitFor(async () => expect(await shownCode()).not.toBe(first));
    platform.scanPairing(await shownCode());
    returnToTab();
    await screen.findByRole('heading', { name: 'Your phone is paired' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Drivers north/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Cold store night shift/ }));
    expect(screen.getByText('2 of 6 selected')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Connection name/ })).toBeRequired();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Description (optional)' }),
      'Deliveries',
    );
    await press('Finish');
    await screen.findByRole('heading', { name: 'Your phone is connected' });
    const connection = await connectedPhone(client);
    expect(onConnected.mock.calls).toEqual([[connection.id]]);
    expect(connection.metadata).toMatchObject({
      connectionName: 'Messages from +49 30 5550117',
      selectedGroups: ['g-1041', 'g-1043'],
      description: 'Deliveries',
    });
    expect(connection.metadata).not.toHaveProperty('syncMode');
    expect(await screen.findByText('+49 30 5550117')).toBeVisible();
    expect(screen.getByText('Connected')).toBeVisible();
  });

  test('sends the way that the host offers and the user chose', async () => {
    const syncModes = [
      { value: 'live', label: 'As they come' },
      { value: 'daily', label: 'Once a day' },
    ];
    const { platform, client } = renderPairing({ props: { syncModes } });
    await pair(platform);
    await userEvent.click(await screen.findByRole('radio', { name: 'Once a day' }));
    await press('Finish');
    await screen.findByRole('heading', { name: 'Your phone is connected' });
    const connection = await connectedPhone(client);
    expect(connection.metadata).toMatchObject({ syncMode: 'daily', selectedGroups: [] });
  });

  test('keeps what was chosen and typed when it cannot be finished', async () => {
    const { platform } = renderPairing();
    await pair(platform);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Drivers south/ }));
    const name = screen.getByRole('textbox', { name: 'Connection name' });
    await userEvent.clear(name);
    await press('Finish');
    expect(name).toHaveAccessibleDescription('Enter a connection name.');
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Drivers');
    platform.faults.add({ route: 'finalizePairing', status: 500, times: 1 });
    await press('Finish');
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t create the connection');
    expect(name).toHaveValue('Drivers');
    expect(screen.getByRole('checkbox', { name: /^Drivers south/ })).toBeChecked();
    await press('Finish');
    await screen.findByRole('heading', { name: 'Your phone is connected' });
  });

  test('takes no input while it is finished, which would be lost, and keeps the focus', async () => {
    const platform = createMockPlatform({ pace: 0, seed: 'empty' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const onRequest = async ({ url }: Request): Promise<undefined> => {
      if (url.includes('finalize')) await held;
    };
    renderPairing({ platform, client: { onRequest } });
    await pair(platform);
    const group = await screen.findByRole('checkbox', { name: /^Drivers south/ });
    const name = screen.getByRole('textbox', { name: 'Connection name' });
    await userEvent.type(name, '{Enter}');
    await screen.findByRole('button', { name: /^Finishing/ });
    await userEvent.keyboard(' more');
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Messages from +49 30 5550117');
    expect(group).toBeDisabled();
    release();
    await screen.findByRole('heading', { name: 'Your phone is connected' });
  });

  test('keeps the focus where the next step begins', async () => {
    const { platform } = renderPairing();
    await pair(platform);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Your phone is paired' })).toHaveFocus(),
    );
  });

  test('gives up when it is cancelled, and can begin again', async () => {
    const { platform } = renderPairing();
    await press('Show code');
    const code = await shownCode();
    await press('Cancel');
    await screen.findByRole('button', { name: 'Show code' });
    await waitFor(() => expect(() => platform.scanPairing(code)).toThrow('no pending pairing'));
  });
});

describe('a pairing that ends otherwise', () => {
  test('tells the reason, and a new code is one press away', async () => {
    const { platform } = renderPairing();
    await pair(platform, { error: 'The phone has four devices already' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t pair the phone');
    expect(alert).toHaveTextContent('The phone has four devices already');
    await press('Get a new code');
    expect(await shownCode()).toMatch(/^messaging-a:/);
  });

  test('says that nobody scanned it in time', async () => {
    const { platform } = renderPairing();
    await press('Show code');
    await shownCode();
    platform.faults.add({ route: 'getPairingStatus', status: 404, times: 1 });
    returnToTab();
    await screen.findByText('The code has expired');
    await press('Get a new code');
    expect(await shownCode()).toMatch(/^messaging-a:/);
  });

  test('says that the phone already has a connection', async () => {
    const { platform, client } = renderPairing();
    await press('Show code');
    const code = await shownCode();
    await connectElsewhere(client, platform);
    platform.scanPairing(code);
    returnToTab();
    await screen.findByText('This phone is already paired');
    expect(screen.getByText(/^\+49 30 5550117 already has a connection/)).toBeVisible();
  });

  test('that begins alone goes on with the paired phone when the token is renewed', async () => {
    const { platform, client } = renderPairing({ props: { autoStart: true } });
    platform.scanPairing(await shownCode());
    returnToTab();
    const name = await screen.findByRole('textbox', { name: /name/i });
    await userEvent.type(name, ' of the quay');
    const token = await client.tokens.get();
    await act(() => client.tokens.renew(token));
    await act(() => new Promise(requestAnimationFrame));
    expect(screen.getByRole('textbox', { name: /name/i })).toBe(name);
    expect(screen.getByDisplayValue(/of the quay$/)).toBeVisible();
  });

  test('says that a phone is connected already, and how it is', async () => {
    const platform = createMockPlatform({ pace: 0, seed: 'empty' });
    await connectElsewhere(createPlatformClient(platform), platform);
    renderPairing({ platform, props: { autoStart: true } });
    await screen.findByRole('heading', { name: 'A phone is already paired' });
    expect(await screen.findByText('+49 30 5550117')).toBeVisible();
    expect(await screen.findByText('Connected')).toBeVisible();
    await press('Sync missed messages');
    await screen.findByText('Waiting messages are syncing.');
  });

  test('says which permission is missing, and offers no button that cannot work', async () => {
    renderPairing({
      prepare: ({ faults }) =>
        void faults.add({
          route: 'startPairing',
          status: 403,
          message: 'Missing required scope: connectors:write',
        }),
    });
    await press('Show code');
    await screen.findByText(/^Ask your admin/);
    expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull();
  });

  test('says how many groups are missing, those among them that came twice and differ', async () => {
    const group = { id: 'g-1', name: 'Drivers north' };
    const groups = [group, { ...group, name: 'Drivers south' }, { name: 'Odd' }];
    await pairWithGroups(groups);
    await screen.findByRole('checkbox', { name: 'Drivers north' });
    expect(screen.getByRole('note')).toHaveTextContent('2 items couldn’t be loaded');
  });

  test('finds a group among many by words in any order, written without accents', async () => {
    const names = ['Zürich drivers', ...Array.from({ length: 8 }, (_, at) => `Store ${at}`)];
    await pairWithGroups(names.map((name) => ({ id: name, name })));
    await userEvent.type(await screen.findByRole('searchbox'), 'drivers zurich');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(screen.getByRole('checkbox', { name: 'Zürich drivers' })).toBeVisible();
  });

  test('keeps looking through a passing error, and says so', async () => {
    const { platform } = renderPairing();
    await press('Show code');
    const code = await shownCode();
    platform.faults.add({ route: 'getPairingStatus', status: 503, times: 1 });
    returnToTab();
    await screen.findByText('Connection interrupted');
    expect(await shownCode()).toBe(code);
    returnToTab();
    await waitFor(() => expect(screen.queryByText('Connection interrupted')).toBeNull());
  });
});
