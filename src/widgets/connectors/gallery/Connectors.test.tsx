import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { hurryTimers } from '../../../../test/hurryTimers.ts';
import { throughJson } from '../../../../test/throughJson.ts';
import type { ConnectRequest, ConnectorsView, OpenConnect } from '../core/index.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { Connectors } from './Connectors.tsx';

/** An opener that opens nothing, and hands the test what it was given. */
function openNothing(): { openConnect: OpenConnect; requests: ConnectRequest[]; closed: number[] } {
  const requests: ConnectRequest[] = [];
  const closed: number[] = [];
  return {
    requests,
    closed,
    openConnect: (request) => {
      const at = requests.push(request) - 1;
      return { close: () => void closed.push(at) };
    },
  };
}

/** A platform that ignores `page` and gives less than its total. */
function onlyFirstPage(fetch: typeof globalThis.fetch, total: number): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const isList = url.pathname.endsWith('/connect/integrations/connections');
    url.searchParams.delete('page');
    const answer = await fetch(isList ? new Request(url, request) : request);
    if (!isList || !answer.ok) return answer;
    const body = v.parse(v.looseObject({ total: v.optional(v.number()) }), await answer.json());
    return Response.json({ ...body, total });
  };
}

const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

/** All that the list shows of a connector or a connection, around the button that opens it. */
const itemOf = (button: HTMLElement): HTMLElement => button.closest('li') ?? document.body;

/** Does something with the open connection, by its menu. */
async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

async function rename(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
  await choose('Rename');
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the list', () => {
  test('shows what is connected, and lists the catalog without what is hidden', async () => {
    openConnector().show(<Connectors />);
    await screen.findByRole('heading', { name: 'Connected' });
    await waitFor(() =>
      expect(document.querySelectorAll('[data-part="connection"]')).toHaveLength(4),
    );
    expect(
      screen.getByRole('button', { name: 'HR suite', description: /Unavailable/ }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Expenses/ })).toBeNull();
  });

  test('connections and connectors are named by their names, and the rest describes them', async () => {
    openConnector().show(<Connectors />);
    const row = await screen.findByRole('button', { name: 'Delivery sheet' });
    expect(row).toHaveAccessibleDescription(/^Spreadsheets · Synced .* 1 of 2 synced$/);
    expect(await card('Team chat')).toHaveAccessibleDescription('Conversations from your teams');
  });

  test('a source that is connected is found once, and another account of it by a menu', async () => {
    openConnector().show(<Connectors />);
    const row = await screen.findByRole('button', { name: 'Delivery sheet' });
    await card('Team chat');
    expect(screen.queryByRole('button', { name: 'Spreadsheets' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'excel');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(row).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Available' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Connect another' }));
    await userEvent.click(screen.getByRole('menuitem'));
    await screen.findByRole('heading', { level: 2, name: 'Spreadsheets' });
    expect(screen.getByRole('button', { name: 'Delivery sheet' })).toBeVisible();
  });

  test('offers a source only once its connections are known, and then moves nothing', async () => {
    const { platform, show } = openConnector();
    platform.faults.add({ route: 'listConnections', latency: 300 });
    show(<Connectors />);
    await screen.findByRole('status', { name: 'Loading connections' });
    expect(screen.queryByRole('heading', { name: 'Available' })).toBeNull();
    await screen.findByRole('heading', { name: 'Available' });
    expect(screen.queryByRole('status', { name: 'Loading connections' })).toBeNull();
  });

  test('filters by words and by category, and says how many it found', async () => {
    openConnector({ platform: { seed: 'empty' } }).show(<Connectors />);
    await userEvent.type(await screen.findByRole('searchbox'), 'relational');
    await screen.findByText('1 source');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'files');
    await screen.findByText('No matching sources');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await card('Drive');
  });

  test('finds a connector by what people call it, by its category and by the host’s words', async () => {
    openConnector({ platform: { seed: 'empty' } }).show(
      <Connectors appearance={{ 'drive-a': { keywords: ['quay papers'] } }} />,
    );
    const search = await screen.findByRole('searchbox');
    for (const [typed, found] of [
      ['postgres', 'SQL database'],
      ['excel', 'Spreadsheets'],
      ['gmail', 'Mail A'],
      ['snowflake', 'Data warehouse'],
      ['quay', 'Drive'],
      ['databases mongo', 'Document database'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await screen.findByText('1 source');
      await card(found);
    }
  });

  test('gives each connector a picture of its own, by its shape or a mark on it', async () => {
    openConnector({ platform: { seed: 'empty' } }).show(<Connectors />);
    await screen.findByRole('button', { name: /^SQL database/ });
    const pictures = [...document.querySelectorAll('[data-connector] > div > [aria-hidden]')].map(
      (icon) =>
        [icon.querySelector('path')?.getAttribute('d'), icon.getAttribute('data-mark')].join(' '),
    );
    expect(pictures.length).toBeGreaterThan(15);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('tells two accounts of one service apart', async () => {
    const opened = openConnector({ platform: { seed: 'empty' } });
    await opened.connect('alpha-drive-files');
    await opened.connect('alpha-drive-files');
    opened.show(<Connectors connectors={['drive-a']} />);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { description: /@/ })).toHaveLength(2),
    );
  });

  test('shows where a database is, and that it is inactive', async () => {
    const opened = openConnector();
    const metadata = { host: 'orders.example', database: 'shop', status: 'inactive' };
    await opened.saveMetadata('sql-b', { ...(await opened.readMetadata('sql-b')), ...metadata });
    opened.show(<Connectors connectors={['sql-b']} />);
    const row = await screen.findByRole('button', {
      description: /orders\.example · shop.*Inactive/,
    });
    const [inactive, sync] = [
      ...itemOf(row).querySelectorAll('[data-part="badge"], [data-part="status"]'),
    ].map((badge) => badge.getBoundingClientRect());
    expect((sync?.left ?? 0) - (inactive?.right ?? 0)).toBeGreaterThanOrEqual(4);
    const middle = (box: DOMRect | undefined): number => (box?.top ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(sync) - middle(inactive))).toBeLessThan(2);
  });

  test('a connection says where its database is', async () => {
    openConnector().show(<Connectors />);
    await userEvent.click(await screen.findByRole('button', { name: 'Order database' }));
    const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(terms).toEqual(['Host', 'Database', 'Schemas', 'Description']);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 2)).toEqual(['orders.tidewater-foods.example', 'orders']);
    expect(facts[2]).toMatch(/public.* and .*sales/);
  });

  test('shows what is connected, what needs a person and what is possible, in that order', async () => {
    const { platform, connectionIds, show } = openConnector();
    const [connectionId = ''] = await connectionIds('alpha-drive-files');
    platform.breakConsent(connectionId);
    show(<Connectors />);
    await screen.findByRole('heading', { name: 'Needs attention' });
    const titles = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Connected', 'Needs attention', 'Available']);
  });

  test('says how far a connection is of which some items are synced', async () => {
    openConnector().show(<Connectors connectors={['drive-a']} />);
    const row = await screen.findByRole('button', { description: /2 of 3 synced/ });
    const item = within(itemOf(row));
    expect(item.queryByText(/^Not synced/)).toBeNull();
    expect(item.getByText('2 of 3 synced')).toBeVisible();
  });

  test('takes the host’s names, icons, order and choice', async () => {
    openConnector({ platform: { seed: 'empty' } }).show(
      <Connectors
        connectors={['mail-a', 'drive-a', 'expense-a']}
        appearance={{ 'drive-a': { name: 'Harbour files', icon: <i>⚓</i> } }}
      />,
    );
    const drive = await screen.findByRole('button', { name: /^Harbour files/ });
    expect(within(itemOf(drive)).getByText('⚓')).toBeVisible();
    expect(itemOf(drive).querySelector('svg')).toBeNull();
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards).toHaveLength(2);
    expect(cards[0]).toMatch(/^Mail A/);
  });

  test('shows the host’s own content in place of a text, and ours where that throws', async () => {
    openConnector({ platform: { seed: 'empty' } }).show(
      <Connectors
        connectors={['mail-a', 'drive-a']}
        renderConnector={({ connectorId }) => {
          if (connectorId === 'mail-a') throw new Error('A mistake of the host');
          return <em>Read by the harbour office</em>;
        }}
      />,
    );
    const drive = await card('Drive');
    await waitFor(() =>
      expect(within(itemOf(drive)).getByText('Read by the harbour office')).toBeVisible(),
    );
    expect(itemOf(await card('Mail A')).textContent).toMatch(/^Mail A.*\w/);
    expect(screen.queryByText('A mistake of the host')).toBeNull();
  });

  test('says how many connections are shown where the platform lists only some of them', async () => {
    const { show } = openConnector({
      client: (platform) => ({ fetch: onlyFirstPage(platform.fetch, 37) }),
    });
    show(<Connectors connectors={['drive-a']} />);
    const note = await screen.findByText(/Showing 1 of 37/, { selector: 'p' });
    expect(note).toHaveTextContent('Drive: Showing 1 of 37');
    await userEvent.click(screen.getByRole('button', { name: 'Connect another' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Drive' }));
    await screen.findByRole('heading', { level: 2, name: 'Drive' });
    expect(screen.getByText('Showing 1 of 37')).toBeVisible();
  });

  test('shows all 37 connections of a platform that pages its list', async () => {
    const { connect, show } = openConnector({ platform: { seed: 'empty' } });
    for (let count = 0; count < 37; count += 1) await connect('mail-b');
    show(<Connectors connectors={['mail-b']} />);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(37));
    expect(screen.queryByText(/shown/)).toBeNull();
  });

  test('keeps what could be loaded when one list fails, and tries again', async () => {
    const { platform, show } = openConnector();
    platform.faults.add({ route: 'listConnections', status: 500, times: 1 });
    show(<Connectors connectors={['drive-a', 'sql-b']} />);
    await screen.findByText('Couldn’t load Drive connections');
    await screen.findByRole('button', { description: /synced/i });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Couldn’t load/)).toBeNull());
  });
});

describe('a consent', () => {
  test('is confirmed by the connection list, and opens what was connected', async () => {
    const { platform, show } = openConnector({ platform: { seed: 'empty' } });
    const { openConnect, requests, closed } = openNothing();
    const onConnect = vi.fn();
    show(<Connectors openConnect={openConnect} onConnect={onConnect} />);
    await userEvent.click(await card('CRM A'));
    await userEvent.click(screen.getByRole('button', { name: 'Connect CRM A' }));
    await screen.findByText('Sign in to CRM A');
    const request = requests[0];
    if (request === undefined) throw new Error('Nothing was opened.');
    expect(request.integration).toBe('crm-a');
    const token = await request.getSessionToken();

    // The window's word alone is not enough.
    request.onEvent({ type: 'finished' });
    await screen.findByText('Checking…');
    expect(onConnect).not.toHaveBeenCalled();

    const connectionId = platform.consent(token);
    await screen.findByText('CRM A is connected');
    expect(onConnect).toHaveBeenCalledWith({ connectorId: 'crm-a', connectionId });
    expect(closed).toEqual([0]);
    expect(screen.queryByText(/tidewater\.crm\.example/)).toBeNull();
  });

  test('that is cancelled closes its window and asks for nothing more', async () => {
    const { show } = openConnector({ platform: { seed: 'empty' } });
    const { openConnect, requests, closed } = openNothing();
    show(<Connectors openConnect={openConnect} />);
    await userEvent.click(await card('Mail B'));
    await userEvent.click(screen.getByRole('button', { name: 'Connect Mail B' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(closed).toEqual([0]);
    expect(requests[0]?.signal.aborted).toBe(true);
    await screen.findByRole('button', { name: 'Connect Mail B' });
  });

  test('says what to do when the host has not set it up', async () => {
    openConnector({ platform: { seed: 'empty' } }).show(<Connectors />);
    await userEvent.click(await card('Drive'));
    await screen.findByText('Sign-in isn’t set up in this app');
    expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
  });
});

describe('a connection', () => {
  test('that asks for a new consent says so, and is renewed by its own id', async () => {
    const { platform, connectionIds, show } = openConnector();
    const [connectionId = ''] = await connectionIds('alpha-drive-files');
    platform.breakConsent(connectionId);
    const { openConnect, requests } = openNothing();
    show(<Connectors openConnect={openConnect} />);
    await screen.findByRole('heading', { name: 'Needs attention' });
    await userEvent.click(screen.getByRole('button', { description: /Needs sign-in/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reconnect' }));
    const request = requests[0];
    expect(request?.connectionId).toBe(connectionId);
    platform.consent((await request?.getSessionToken()) ?? '');
    request?.onEvent({ type: 'finished' });
    await screen.findByText('Drive is connected');
    await screen.findByRole('tab', { name: /Selected/ });
  });

  test('is synced now, stage by stage, and the platform’s message is explained', async () => {
    const hurry = hurryTimers();
    const { platform, show } = openConnector();
    show(<Connectors connectors={['sql-b']} />);
    await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sync now' }));
    await screen.findByText('Sync queued');
    const stages = within(await screen.findByRole('list', { name: 'Sync progress' }));
    await waitFor(() =>
      expect(stages.getByText('Reading').closest('li')).toHaveAttribute('aria-current', 'step'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
    await screen.findByText('A sync is already running.');
    platform.clock.advance(30);
    await hurry(3_000);
    await screen.findByText(/^Synced /);
    expect(screen.queryByRole('list', { name: 'Sync progress' })).toBeNull();
  });

  test('that was edited closes its form, so that one “Sync now” is left', async () => {
    const { show } = openConnector();
    show(<Connectors connectors={['sql-b']} />);
    await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
    await choose('Edit connection');
    const name = await screen.findByRole('textbox', { name: /^Connection name/ });
    await userEvent.type(name, ' of spring');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Saved');
    expect(screen.getAllByRole('button', { name: 'Sync now' })).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: /^Connection name/ })).toBeNull();
  });

  test('is renamed; what was typed survives a refusal', async () => {
    const { platform, show } = openConnector();
    platform.faults.add({ route: 'saveConnectionMetadata', status: 500, times: 1 });
    show(<Connectors connectors={['sql-b']} />);
    await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
    await choose('Rename');
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Harbour orders');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Couldn’t save your change');
    expect(field).toHaveValue('Harbour orders');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Harbour orders' });
  });

  test.each(['merge', 'replace'] as const)(
    'keeps its host and its sync when it is renamed on a platform whose writes %s',
    async (metadataWrites) => {
      const { readMetadata, show } = openConnector({ platform: { metadataWrites } });
      const before = await readMetadata('sql-b');
      show(<Connectors connectors={['sql-b']} />);
      await rename('Harbour orders');
      await screen.findByRole('heading', { name: 'Harbour orders' });
      expect(await readMetadata('sql-b')).toEqual({ ...before, connectionName: 'Harbour orders' });
    },
  );

  test('is not renamed over the name that somebody else gave meanwhile, until it is saved again', async () => {
    const { readMetadata, saveMetadata, show } = openConnector();
    show(<Connectors connectors={['sql-b']} />);
    await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
    await choose('Rename');
    await saveMetadata('sql-b', { connectionName: 'Warehouse' });
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Harbour orders');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Someone else changed this');
    expect(await readMetadata('sql-b')).toMatchObject({ connectionName: 'Warehouse' });
    expect(field).toHaveValue('Harbour orders');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Harbour orders' });
    expect(await readMetadata('sql-b')).toMatchObject({ connectionName: 'Harbour orders' });
  });

  test('stays when the platform answers 502 to a disconnect, and that is said', async () => {
    const { connectionIds, show } = openConnector();
    show(<Connectors connectors={['sql-b']} />);
    await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
    const name = screen.getByRole('heading', { level: 2 }).textContent;
    await choose('Disconnect');
    const dialog = within(await screen.findByRole('dialog', { name: `Disconnect ${name}?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await dialog.findByText(`${name} is still connected`);
    await dialog.findByText(/^Disconnecting isn’t available right now/);
    expect(await connectionIds('sql-b')).toHaveLength(1);
  });

  test('goes when the platform disconnects it', async () => {
    const { connectionIds, show } = openConnector({ platform: { disconnects: true } });
    const onDisconnect = vi.fn();
    show(<Connectors connectors={['sql-b']} onDisconnect={onDisconnect} />);
    await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
    await choose('Disconnect');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(onDisconnect).toHaveBeenCalledOnce());
    expect(await connectionIds('sql-b')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that may not be changed says which scope is missing, and stays readable', async () => {
    const { platform, show } = openConnector();
    platform.faults.add({
      route: 'saveConnectionMetadata',
      status: 403,
      message: 'Missing required scope: connectors:write',
    });
    show(<Connectors connectors={['sql-b']} />);
    await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
    await choose('Rename');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('You can view connections but not change them');
    expect(screen.getAllByText(/connectors:write/)[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('menuitem', { name: 'Disconnect' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sync now' })).toBeEnabled();
  });
});

test('opens the page that the host names, and the host hears of each page that a person opens', async () => {
  const kept: ConnectorsView[] = [];
  let give: (view: ConnectorsView) => void = () => undefined;
  function Host() {
    const [view, setView] = useState<ConnectorsView>({ connectorId: 'sql-b' });
    give = setView;
    return (
      <Connectors
        view={throughJson(view)}
        onViewChange={(next) => {
          kept.push(next);
          setView(next);
        }}
      />
    );
  }
  const { connectionIds, show } = openConnector();
  const [connectionId] = await connectionIds('alpha-drive-files');
  show(<Host />);
  await userEvent.click(await screen.findByRole('button', { name: 'All connections' }));
  await screen.findByRole('button', { name: 'Delivery sheet' });
  expect(kept).toEqual([{}]);
  act(() => give({ connectorId: 'drive-a', connectionId }));
  await screen.findByRole('button', { name: 'More actions' });
  await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
  await waitFor(() => expect(kept).toEqual([{}, { connectorId: 'drive-a' }]));
});
