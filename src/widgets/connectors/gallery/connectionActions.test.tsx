import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { hurryTimers } from '../../../../test/hurryTimers.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { openNothing } from '../testing/openNothing.ts';
import { Connectors } from './Connectors.tsx';

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

  test('by consent names its account below its name, and its settings are centered', async () => {
    openConnector().show(<Connectors connectors={['mail-a']} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Purchasing mailbox' }));
    const title = await screen.findByRole('heading', { level: 2, name: 'Purchasing mailbox' });
    expect(await screen.findByText('purchasing@tidewater-foods.example')).toBeVisible();
    const settings = await screen.findByRole('region', { name: 'Mail settings' });
    const page = settings.closest('[data-part="connectors"]')?.getBoundingClientRect();
    const form = settings.getBoundingClientRect();
    expect(form.width).toBe(560);
    expect(form.left + form.right).toBe((page?.left ?? 0) + (page?.right ?? 0));
    // Its head is in the same column.
    expect(title.getBoundingClientRect().left).toBeGreaterThan(form.left);
  });

  test.each([480, 560])('breaks the facts below its name between them: %s px', async (width) => {
    openConnector().show(
      <div style={{ inlineSize: width, fontFamily: 'system-ui, sans-serif' }}>
        <Connectors connectors={['mail-a']} />
      </div>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Purchasing mailbox' }));
    const account = await screen.findByText('purchasing@tidewater-foods.example');
    const day = screen.getByText(/^Connected on /);
    expect(day.getClientRects()).toHaveLength(1);
    expect(day.getBoundingClientRect().left).toBe(account.getBoundingClientRect().left);
    expect(day.getBoundingClientRect().height).toBeLessThan(24);
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
    await userEvent.click(screen.getByRole('button', { name: 'Edit connection' }));
    const name = await screen.findByRole('textbox', { name: /^Connection name/ });
    // The form says the same as the facts, so it takes their place.
    expect(screen.queryByRole('group', { name: 'Details' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Order database' })).toHaveFocus();
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
    platform.faults.add({ route: 'saveConnectionMetadata', latency: 1_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    // The form closes once it is saved, with whatever would be typed until then.
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await screen.findByRole('heading', { name: 'Harbour orders' });
  });

  test('that is being renamed can’t be left to itself, so that a failure is said', async () => {
    const { platform, show } = openConnector();
    platform.faults.add({ route: 'saveConnectionMetadata', status: 500, latency: 300, times: 1 });
    show(<Connectors connectors={['sql-b']} />);
    await rename('Harbour orders');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    expect(cancel).toBeDisabled();
    await screen.findByText('Couldn’t save your change');
    expect(cancel).toBeEnabled();
  });

  test.each(['Rename', 'Edit connection'])(
    'keeps what was typed after “%s” when it is not disconnected after all, and while another form is asked for',
    async (act) => {
      const { show } = openConnector();
      show(<Connectors connectors={['sql-b']} />);
      await userEvent.click(await screen.findByRole('button', { description: /Synced/ }));
      if (act === 'Rename') await choose(act);
      else await userEvent.click(await screen.findByRole('button', { name: act }));
      const field = await screen.findByRole('textbox', { name: /^(Connection name|Name)/ });
      await userEvent.type(field, ' of spring');
      await choose('Disconnect');
      await userEvent.click(await screen.findByRole('button', { name: 'Keep connection' }));
      expect(field).toHaveValue('Order database of spring');
      await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
      await userEvent.keyboard('{Escape}');
      if (act === 'Rename') {
        expect(screen.getByRole('button', { name: 'Edit connection' })).toBeDisabled();
      }
      expect(field).toBeVisible();
      expect(field).toHaveValue('Order database of spring');
    },
  );

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
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
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

  test('that may not be changed says so, names the scope in the details, and stays readable', async () => {
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
    await screen.findByText('View only');
    const [scope] = screen.getAllByText('connectors:write');
    expect(scope).not.toBeVisible();
    await userEvent.click(screen.getAllByText('Details')[0] ?? document.body);
    expect(scope).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('menuitem', { name: 'Disconnect' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sync now' })).toBeEnabled();
  });
});
