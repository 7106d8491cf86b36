import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openConnector } from '../testing/openConnector.tsx';
import { connectorCatalog } from '../../../contract/index.ts';
import { connectorSettings, connectorSetups } from './parts/connectorParts.ts';
import { Connectors } from './Connectors.tsx';

test('every connector of the catalog that can be connected has a way to be', () => {
  const without = connectorCatalog
    .filter(({ connectWith }) => connectWith.type !== 'oauth' && connectWith.type !== 'none')
    .filter(({ id }) => connectorSetups[id] === undefined);
  expect(without).toEqual([]);
  const known = connectorCatalog.map(({ id }) => id);
  expect([...known, 'sql']).toEqual(expect.arrayContaining(Object.keys(connectorSetups)));
  expect(known).toEqual(expect.arrayContaining(Object.keys(connectorSettings)));
});

/** Puts a text into a field, as one paste. */
async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Opens the fields of a form that begins with a connection string. */
const enterByHand = async () => userEvent.click(await screen.findByText('Enter details by hand'));

test.each([
  ['SQL database', 'Host'],
  ['Document database', 'Connection string'],
  ['Data warehouse', 'Private key'],
  ['CRM B', 'Client ID'],
  ['ERP', 'Connection name'],
  ['Your own API', 'Connection name'],
])('%s opens its own form', async (name, field) => {
  openConnector({ platform: { seed: 'empty' } }).show(<Connectors />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  const found = await screen.findAllByText(new RegExp(`^${field}`, 'i'));
  expect(found).not.toEqual([]);
});

test.each([
  ['SQL database', '[data-part="connector-form"]', 'form'],
  ['Upload', '[data-part="upload"]', '[data-part="drop"]'],
  ['Messages', '[data-part="pairing"]', 'h2'],
])('the page of %s begins all of its content at one edge', async (name, part, content) => {
  openConnector({ platform: { seed: 'empty' } }).show(<Connectors />);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(document.querySelector(`${part} ${content}`)).not.toBeNull());
  const title = screen.getByRole('heading', { name, level: 2 });
  const icon = title.parentElement?.previousElementSibling;
  const edge = icon?.getBoundingClientRect().left;
  expect(document.querySelector(`${part} ${content}`)?.getBoundingClientRect().left).toBe(edge);
});

test.each(['SQL database', 'Document database', 'Data warehouse', 'CRM B', 'ERP', 'Your own API'])(
  'the form of %s has its essentials open, at most eight, and says which of them are optional',
  async (name) => {
    openConnector({ platform: { seed: 'empty' } }).show(<Connectors />);
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    const form = within(await screen.findByRole('region', { name }));
    await form.findByRole('button', { name: 'Connect' });
    const byHand = form.queryByText('Enter details by hand');
    if (byHand !== null) await userEvent.click(byHand);
    const region = screen.getByRole('region', { name });
    const open = [...region.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
      (control) => control.checkVisibility(),
    );
    expect(open.length).toBeGreaterThan(1);
    expect(open.length).toBeLessThanOrEqual(8);
    expect(region.querySelectorAll('[aria-required]').length).toBeGreaterThan(0);
    for (const { control, textContent } of region.querySelectorAll('label')) {
      if (!control?.matches('input[name]:is(:not([type]), [type=text])')) continue;
      expect([textContent, textContent.includes('(optional)')]).toEqual([
        textContent,
        !control.hasAttribute('aria-required'),
      ]);
    }
  },
);

test('all kinds of SQL databases share a card, which finds the kind of a pasted string', async () => {
  const { show } = openConnector({ platform: { seed: 'empty' } });
  const onConnect = vi.fn();
  const appearance = { 'sql-a': { name: 'MySQL' }, 'sql-b': { name: 'PostgreSQL' } };
  const ids = ['drive-a', 'sql-a', 'sql-b'] as const;
  show(<Connectors connectors={ids} appearance={appearance} onConnect={onConnect} />);
  const card = await screen.findByRole('button', { name: 'SQL database' });
  expect(card).toHaveAccessibleDescription('MySQL · PostgreSQL');
  expect(document.querySelectorAll('[data-connector]')).toHaveLength(2);
  await userEvent.click(card);
  const box = await screen.findByRole('textbox', { name: 'Paste a connection string' });
  await userEvent.type(box, 'jdbc:sqlserver://db.example;user=ann;password=pw{Enter}');
  await screen.findByText(/^This is a string for another database type/);
  await userEvent.clear(box);
  await userEvent.type(box, 'mysql://reader:pw@db.example/shop{Enter}');
  await screen.findByText('MySQL');
  await write(screen.getByRole('textbox', { name: /^Connection name/ }), 'Shop');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByText('MySQL is connected');
  const connectionId: unknown = expect.any(String);
  expect(onConnect).toHaveBeenCalledExactlyOnceWith({ connectorId: 'sql-a', connectionId });
  await userEvent.click(screen.getByRole('button', { name: 'All connections' }));
  await screen.findByRole('button', { name: 'Shop', description: /^MySQL · db\.example · shop/ });
  expect(screen.queryByRole('button', { name: 'SQL database' })).toBeNull();
});

test('a kind of SQL database with options of its own keeps its card', async () => {
  openConnector({ platform: { seed: 'empty' } }).show(
    <Connectors options={{ 'sql-d': { initialValues: { username: 'reader' } } }} />,
  );
  await screen.findByRole('button', { name: 'SQL D' });
  await screen.findByRole('button', { name: 'SQL database' });
  expect(screen.queryByRole('button', { name: 'SQL B' })).toBeNull();
});

test('a form is one column of 560 px however wide the page is, with the port beside its host and the password beside its user', async () => {
  openConnector({ platform: { seed: 'empty' } }).show(<Connectors />);
  await userEvent.click(await screen.findByRole('button', { name: /^SQL database/ }));
  await enterByHand();
  const [host, port, user, password] = [/^Host/, /^Port/, /^Username/, /^Password/].map((name) =>
    screen.getByLabelText(name, { selector: 'input' }).getBoundingClientRect(),
  );
  const form = screen.getByLabelText(/^Host/).closest('form');
  expect(form?.getBoundingClientRect().width).toBe(560);
  expect(port?.top).toBe(host?.top);
  expect(port?.width).toBe(112);
  expect(password?.top).toBe(user?.top);
  expect(password?.width).toBe(user?.width);
});

test('a database is connected by its form, and shown with its sync', async () => {
  const { show } = openConnector({ platform: { seed: 'empty' } });
  const told: string[] = [];
  show(
    <Connectors
      connectors={['sql-b']}
      onConnect={() => told.push('connect')}
      onViewChange={({ connectionId }) => told.push(connectionId === undefined ? 'list' : 'page')}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^SQL B/ }));
  const fields = within(await screen.findByRole('region', { name: 'SQL B' }));
  await enterByHand();
  await write(fields.getByRole('textbox', { name: /^Connection name/ }), 'Orders');
  await write(fields.getByRole('textbox', { name: /^Host/ }), 'orders.example');
  await write(fields.getByRole('textbox', { name: /^Database/ }), 'orders');
  await write(fields.getByRole('textbox', { name: /^Username/ }), 'reader');
  await write(fields.getByLabelText(/^Password/, { selector: 'input' }), 'secret');
  await userEvent.click(fields.getByRole('button', { name: 'Connect' }));
  await screen.findByRole('heading', { name: 'Orders' });
  await screen.findByText('SQL B is connected');
  screen.getByRole('button', { name: 'Sync now' });
  // The host's own answer to a new connection comes after ours, so that it is the one that stays.
  expect(told).toEqual(['list', 'page', 'connect']);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit connection' }));
  expect(await screen.findByRole('textbox', { name: /^Host/ })).toHaveValue('orders.example');
  const name = screen.getByRole('textbox', { name: /^Connection name/ });
  await userEvent.clear(name);
  await write(name, 'Orders of 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { level: 2, name: 'Orders of 2026' });
});

test('a document is uploaded, and its connection is listed beside the upload', async () => {
  openConnector({ platform: { seed: 'empty' } }).show(<Connectors connectors={['documents']} />);
  await userEvent.click(await screen.findByRole('button', { name: /^Upload/ }));
  await screen.findByRole('region', { name: 'Upload documents' });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is nowhere to drop a file.');
  await userEvent.upload(input, new File(['text'], 'notes.txt', { type: 'text/plain' }));
  const upload = await screen.findByRole('button', { name: /^Upload 1/ });
  await userEvent.click(upload);
  await screen.findByRole('heading', { name: 'Connected' });
});

test('new credentials need a user name, get a name of their own and lead to their connection', async () => {
  const { show, connectionIds } = openConnector({ platform: { seed: 'empty' } });
  show(<Connectors connectors={['sql-b']} />);
  await userEvent.click(await screen.findByRole('button', { name: /^SQL B/ }));
  const textbox = (name: RegExp) => screen.findByRole('textbox', { name });
  await enterByHand();
  await write(await textbox(/^Connection name/), 'Orders');
  await write(await textbox(/^Host/), 'orders.example');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit connection' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(async () => expect(await textbox(/^Connection name/)).toHaveValue('Orders (new)'));
  await write(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByRole('button', { name: 'Username is required.' });
  expect(await connectionIds('sql-b')).toHaveLength(1);
  await write(await textbox(/^Username/), 'reader');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await screen.findByRole('heading', { name: 'Orders (new)' });
  await screen.findByText('“Orders” still exists');
  await userEvent.click(screen.getByRole('button', { name: 'Open the previous connection' }));
  await screen.findByRole('heading', { name: 'Orders' });
});

test('a page with a half-filled form asks before another one takes its place', async () => {
  const onViewChange = vi.fn();
  openConnector({ platform: { seed: 'empty' } }).show(
    <Connectors connectors={['sql-b']} onViewChange={onViewChange} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^SQL B/ }));
  await enterByHand();
  await write(await screen.findByRole('textbox', { name: /^Host/ }), 'orders.example');
  onViewChange.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'All connections' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox', { name: /^Host/ })).toHaveValue('orders.example');
  expect(onViewChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'All connections' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: /^SQL B/ });
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({});
});
