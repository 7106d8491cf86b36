import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hurryTimers } from '../../../../test/hurryTimers.ts';
import type { MockPlatformOptions } from '../../../mock-platform/index.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { MailSettings } from './MailSettings.tsx';

async function openMail(platform: MockPlatformOptions = {}, width?: number) {
  const opened = openConnector({ platform });
  const [connectionId = ''] = await opened.connectionIds('alpha-mail');
  opened.show(
    <div style={{ inlineSize: width, fontFamily: 'monospace' }}>
      <MailSettings connectionId={connectionId} />
    </div>,
  );
  await screen.findByText('purchasing@tidewater-foods.example');
  return opened;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const limit = () => screen.getByRole('combobox', { name: 'Message limit' });
const isSynced = () => screen.getByRole('switch', { name: 'Sync this mailbox' });

test('nothing is synced before it was switched on once, and enqueue says so', async () => {
  const { readMetadata } = await openMail();
  await screen.findByText('Nothing syncs until you turn this on.');
  screen.getByText('18,342 messages in 6,911 threads');
  expect(isSynced()).not.toBeChecked();
  await press('Sync now');
  await screen.findByText('Turn on syncing for this mailbox first.');
  await userEvent.click(isSynced());
  await screen.findByText('Saved');
  expect(screen.queryByText('Nothing syncs until you turn this on.')).toBeNull();
  expect(await readMetadata('alpha-mail')).toMatchObject({ emailSyncConfig: { enabled: true } });
});

test('settings are saved as they are chosen, and sync to the end', async () => {
  const hurry = hurryTimers();
  const { platform } = await openMail();
  expect(limit()).toHaveValue('2000');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(isSynced());
  await userEvent.selectOptions(limit(), '500');
  await screen.findByText('Saved');
  await press('Sync now');
  await screen.findByText('1 item queued');
  platform.clock.advance(30);
  await hurry(3_000);
  await screen.findByText('500 messages synced');
  await screen.findByText(/^Synced /);
});

test('a limit that is none of those offered stays what it is', async () => {
  const opened = openConnector();
  const [connectionId = ''] = await opened.connectionIds('alpha-mail');
  await opened.saveMetadata('alpha-mail', { emailSyncConfig: { enabled: true, maxEmails: 750 } });
  opened.show(<MailSettings connectionId={connectionId} />);
  await screen.findByText('purchasing@tidewater-foods.example');
  expect(limit()).toHaveValue('750');
});

test.each(['merge', 'replace'] as const)(
  'settings keep the name and the watch of the connection on a platform whose writes %s',
  async (metadataWrites) => {
    const { readMetadata } = await openMail({ metadataWrites });
    const { connectionName } = await readMetadata('alpha-mail');
    await userEvent.click(isSynced());
    await screen.findByText('Saved');
    expect(await readMetadata('alpha-mail')).toMatchObject({
      connectionName,
      emailSyncConfig: { enabled: true, maxEmails: 2000 },
    });
  },
);

test('settings are saved a second time without a conflict with ourselves', async () => {
  const { readMetadata } = await openMail();
  await userEvent.click(isSynced());
  await screen.findByText('Saved');
  await userEvent.selectOptions(limit(), '10000');
  await waitFor(async () =>
    expect(await readMetadata('alpha-mail')).toMatchObject({
      emailSyncConfig: { maxEmails: 10_000 },
    }),
  );
  expect(screen.queryByText('Someone else changed this')).toBeNull();
});

test('settings that somebody else changed meanwhile are replaced by a second press only', async () => {
  const { readMetadata, saveMetadata } = await openMail();
  await saveMetadata('alpha-mail', { emailSyncConfig: { enabled: true, maxEmails: 50 } });
  await userEvent.selectOptions(limit(), '500');
  await screen.findByText('Someone else changed this');
  expect(await readMetadata('alpha-mail')).toMatchObject({ emailSyncConfig: { maxEmails: 50 } });
  expect(limit()).toHaveValue('500');
  await press('Try again');
  await screen.findByText('Saved');
  expect(await readMetadata('alpha-mail')).toMatchObject({ emailSyncConfig: { maxEmails: 500 } });
});

test('what was chosen and typed survives a refusal, and is saved by another try', async () => {
  const { platform, readMetadata } = await openMail();
  platform.faults.add({ route: 'saveConnectionMetadata', status: 500, times: 1 });
  const field = screen.getByRole('textbox', { name: 'Description' });
  await userEvent.type(field, 'Orders and complaints');
  await userEvent.tab();
  await screen.findByText('Couldn’t save your change');
  expect(field).toHaveValue('Orders and complaints');
  await press('Try again');
  await screen.findByText('Saved');
  expect(await readMetadata('alpha-mail')).toMatchObject({
    emailSyncConfig: { description: 'Orders and complaints' },
  });
});

test('new mail is switched on, lasts a while, is renewed, and is switched off', async () => {
  const { platform } = await openMail({}, 340);
  const watch = screen.getByRole('switch', { name: 'Sync new mail as it arrives' });
  await userEvent.click(watch);
  await screen.findByText(/^Active until .+\.$/);
  expect(watch).toBeChecked();
  platform.clock.advance(86_400);
  const active = screen.getByText(/^Active until/);
  const until = active.textContent;
  // Beside the date that it moves, also in a side panel.
  const renew = screen.getByRole('button', { name: 'Renew' }).getBoundingClientRect();
  expect(renew.top).toBeLessThan(active.getBoundingClientRect().bottom);
  await press('Renew');
  await waitFor(() => expect(screen.getByText(/^Active until/).textContent).not.toBe(until));
  platform.faults.add({ route: 'disableMailAWatch', status: 500, times: 1 });
  await userEvent.click(watch);
  await screen.findByText('Couldn’t change how new mail syncs');
  await waitFor(() => expect(watch).toBeChecked());
  await userEvent.click(watch);
  await waitFor(() => expect(watch).not.toBeChecked());
});

test('what says that nothing can be changed is as wide as the settings below it', async () => {
  const scopes = ['connectors:read'];
  const opened = openConnector({
    client: (platform) => ({
      getToken: async () => ({
        token: await platform.issueToken({ capabilities: scopes }),
        scopes,
      }),
    }),
  });
  const [connectionId = ''] = await opened.connectionIds('alpha-mail');
  opened.show(<MailSettings connectionId={connectionId} />);
  await screen.findByText('purchasing@tidewater-foods.example');
  const notice = screen.getByText('View only').closest('[data-part="notice"]');
  const settings = screen.getByRole('group', { name: 'Mail settings' });
  const [above, below] = [notice, settings].map((each) => each?.getBoundingClientRect());
  expect([above?.left, above?.width]).toEqual([below?.left, below?.width]);
});

test('settings that were saved elsewhere are shown, except over what is typed', async () => {
  const { connectionIds, readMetadata, show } = openConnector();
  const [connectionId = ''] = await connectionIds('alpha-mail');
  show(
    <>
      {['First', 'Second'].map((label) => (
        <MailSettings key={label} connectionId={connectionId} label={label} />
      ))}
    </>,
  );
  const first = within(screen.getByRole('region', { name: 'First' }));
  const second = within(screen.getByRole('region', { name: 'Second' }));
  const max = await second.findByRole('combobox', { name: 'Message limit' });
  await userEvent.selectOptions(await first.findByRole('combobox'), '500');
  await waitFor(() => expect(max).toHaveValue('500'));
  const purpose = second.getByRole('textbox');
  await userEvent.type(purpose, 'Invoices');
  fireEvent.click(first.getByRole('switch', { name: 'Sync this mailbox' }));
  await waitFor(async () =>
    expect(await readMetadata('alpha-mail')).toMatchObject({ emailSyncConfig: { enabled: true } }),
  );
  expect(purpose).toHaveValue('Invoices');
  fireEvent.blur(purpose);
  await waitFor(() => expect(first.getByRole('textbox')).toHaveValue('Invoices'));
  expect(purpose).toHaveValue('Invoices');
  expect(await second.findByRole('switch', { name: 'Sync this mailbox' })).toBeChecked();
});
