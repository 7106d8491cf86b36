import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { viewHost } from '../../../../test/viewHost.tsx';
import type { ConnectorsView } from '../core/index.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { openNothing } from '../testing/openNothing.ts';
import { Connectors } from './Connectors.tsx';
import { printedErrors } from '../../../../test/printedErrors.ts';

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

describe('the list', () => {
  test('shows what is connected, and the catalog without what is hidden, by their names', async () => {
    openConnector().show(<Connectors />);
    await screen.findByRole('heading', { name: 'Connected' });
    await waitFor(() =>
      expect(document.querySelectorAll('[data-part="connection"]')).toHaveLength(4),
    );
    expect(
      screen.getByRole('button', { name: 'HR suite', description: /Unavailable/ }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Expenses/ })).toBeNull();
    // All else describes them.
    const row = await screen.findByRole('button', { name: 'Delivery sheet' });
    expect(row).toHaveAccessibleDescription('Spreadsheets 1 of 2 synced');
    expect(await card('Team chat')).toHaveAccessibleDescription('Conversations from your teams');
  });

  test('a card that has the focus has one ring, around all that a click hits', async () => {
    openConnector().show(<Connectors />);
    const button = await card('Team chat');
    await userEvent.tab();
    button.focus();
    expect(button).toHaveFocus();
    expect(getComputedStyle(button, '::after').outlineStyle).toBe('solid');
    expect(getComputedStyle(button).outlineStyle).toBe('none');
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
    for (const [term, found] of [
      ['postgres', 'SQL database'],
      ['excel', 'Spreadsheets'],
      ['gmail', 'Mail A'],
      ['snowflake', 'Data warehouse'],
      ['quay', 'Drive'],
      ['databases mongo', 'Document database'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.paste(term);
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
    const statuses = itemOf(row).querySelectorAll('[data-part="status"]');
    expect([...statuses].map(({ textContent }) => textContent)).toEqual(['Inactive']);
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

  test('shows what needs a user, what is connected and what is possible, in that order', async () => {
    const { platform, connectionIds, show } = openConnector();
    const [connectionId = ''] = await connectionIds('alpha-drive-files');
    platform.breakConsent(connectionId);
    show(<Connectors />);
    await screen.findByRole('heading', { name: 'Needs attention' });
    const titles = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Needs attention', 'Connected', 'Available']);
  });

  test('shows no connections until it knows which of them need a user, so that none moves', async () => {
    const { platform, connectionIds, show } = openConnector();
    const [connectionId = ''] = await connectionIds('alpha-drive-files');
    platform.breakConsent(connectionId);
    platform.faults.add({ route: 'getConnectionMetadata', latency: 300 });
    show(<Connectors connectors={['drive-a', 'sql-b']} />);
    await screen.findByRole('heading', { name: 'Connected' });
    expect(screen.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading connections' })).toBeNull();
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
    printedErrors();
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

  test('whose window the browser blocked says so in words, and the second press opens it', async () => {
    const { platform, show } = openConnector({ platform: { seed: 'empty' } });
    const { openConnect, requests } = openNothing();
    show(<Connectors openConnect={openConnect} />);
    await userEvent.click(await card('CRM A'));
    await userEvent.click(screen.getByRole('button', { name: 'Connect CRM A' }));
    requests[0]?.onEvent({ type: 'blocked' });
    await screen.findByText('Your browser blocked the window');
    await userEvent.click(screen.getByRole('button', { name: 'Open window' }));
    await screen.findByText('Sign in to CRM A');
    expect(requests).toHaveLength(2);
    platform.consent((await requests[1]?.getSessionToken()) ?? '');
    await screen.findByText('CRM A is connected');
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

  test.each([
    ['Mail A', ['Syncs', 'Doesn’t sync', 'Next steps'], /^Turn on syncing and start/],
    ['Spreadsheets', ['Syncs', 'Doesn’t sync', 'Next steps'], /sync every hour/],
    ['CRM A', ['Syncs', 'Next steps'], /^Start a sync/],
  ] as const)('of %s says before what syncs, and what follows', async (name, facts, last) => {
    openConnector({ platform: { seed: 'empty' } }).show(
      <Connectors openConnect={openNothing().openConnect} />,
    );
    await userEvent.click(await card(name));
    const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(terms).toEqual(facts);
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual([`Sign in to ${name} and allow access.`, expect.stringMatching(last)]);
    await userEvent.click(screen.getByRole('button', { name: `Connect ${name}` }));
    expect(screen.queryByRole('term')).toBeNull();
  });

  test('says what to do when the host has not set it up', async () => {
    openConnector({ platform: { seed: 'empty' } }).show(<Connectors />);
    await userEvent.click(await card('Drive'));
    await screen.findByText('Sign-in isn’t set up in this app');
    expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
  });
});

test('opens the page that the host names, and the host hears of each page that a user opens', async () => {
  const first: ConnectorsView = { connectorId: 'sql-b' };
  const { host, kept, give } = viewHost(first, (props) => <Connectors {...props} />);
  const { connectionIds, show } = openConnector();
  const [connectionId] = await connectionIds('alpha-drive-files');
  show(host);
  await userEvent.click(await screen.findByRole('button', { name: 'All connections' }));
  await screen.findByRole('button', { name: 'Delivery sheet' });
  expect(kept).toEqual([first, {}]);
  act(() => give({ connectorId: 'drive-a', connectionId }));
  await screen.findByRole('button', { name: 'More actions' });
  await userEvent.click(screen.getAllByRole('button')[0] ?? document.body);
  await waitFor(() => expect(kept).toEqual([first, {}, {}]));
});
