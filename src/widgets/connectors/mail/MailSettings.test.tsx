import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { hurryTimers } from '../../../../test/hurryTimers.ts';
import type { MockPlatformOptions } from '../../../mock-platform/index.ts';
import { openConnector } from '../testing/openConnector.tsx';
import { MailSettings } from './MailSettings.tsx';

async function openMail(platform: MockPlatformOptions = {}) {
  const opened = openConnector({ platform });
  const [connectionId = ''] = await opened.connectionIds('alpha-mail');
  opened.show(<MailSettings connectionId={connectionId} />);
  await screen.findByText('purchasing@tidewater-foods.example');
  return opened;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('nothing is synced before the settings were saved once, and enqueue says so', async () => {
  await openMail();
  await screen.findByText(/Nothing syncs until you save these settings/);
  screen.getByText('18,342 messages in 6,911 threads');
  await press('Sync now');
  await screen.findByText(/save the mail settings/);
});

test('settings are checked, saved, and sync to the end', async () => {
  const hurry = hurryTimers();
  const { platform } = await openMail();
  const most = screen.getByRole('textbox', { name: 'Maximum number of messages' });
  expect(most).toHaveValue('2000');
  await userEvent.clear(most);
  await userEvent.type(most, '0');
  await press('Save');
  await screen.findByText('Enter a whole number of 1 or more.');
  await userEvent.clear(most);
  await userEvent.type(most, '500');
  await press('Save');
  await screen.findByText('Saved');
  await press('Sync now');
  await screen.findByText('1 item queued');
  platform.clock.advance(30);
  await hurry(3_000);
  await screen.findByText(/^500 messages synced/);
});

test.each(['merge', 'replace'] as const)(
  'settings keep the name and the watch of the connection on a platform whose writes %s',
  async (metadataWrites) => {
    const { readMetadata } = await openMail({ metadataWrites });
    const { connectionName } = await readMetadata('alpha-mail');
    await press('Save');
    await screen.findByText('Saved');
    expect(await readMetadata('alpha-mail')).toMatchObject({
      connectionName,
      emailSyncConfig: { enabled: true, maxEmails: 2000 },
    });
  },
);

test('settings are saved a second time without a conflict with ourselves', async () => {
  const { readMetadata } = await openMail();
  await press('Save');
  await screen.findByText('Saved');
  const most = screen.getByRole('textbox', { name: 'Maximum number of messages' });
  await userEvent.clear(most);
  await userEvent.type(most, '700');
  await press('Save');
  await waitFor(async () =>
    expect(await readMetadata('alpha-mail')).toMatchObject({ emailSyncConfig: { maxEmails: 700 } }),
  );
  expect(screen.queryByText('Someone else changed this')).toBeNull();
});

test('settings that somebody else changed meanwhile are replaced by a second press only', async () => {
  const { readMetadata, saveMetadata } = await openMail();
  const most = screen.getByRole('textbox', { name: 'Maximum number of messages' });
  await userEvent.clear(most);
  await userEvent.type(most, '500');
  await saveMetadata('alpha-mail', { emailSyncConfig: { enabled: true, maxEmails: 50 } });
  await press('Save');
  await screen.findByText('Someone else changed this');
  expect(await readMetadata('alpha-mail')).toMatchObject({ emailSyncConfig: { maxEmails: 50 } });
  expect(most).toHaveValue('500');
  await press('Save');
  await screen.findByText('Saved');
  expect(await readMetadata('alpha-mail')).toMatchObject({ emailSyncConfig: { maxEmails: 500 } });
});

test('what was typed survives a refusal', async () => {
  const { platform } = await openMail();
  platform.faults.add({ route: 'saveConnectionMetadata', status: 500, times: 1 });
  expect(screen.getByText('Fields marked * are required.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Maximum number of messages' })).toBeRequired();
  const field = screen.getByRole('textbox', { name: 'What this mailbox is for' });
  await userEvent.type(field, 'Orders and complaints');
  await press('Save');
  await screen.findByText('Couldn’t save your change');
  expect(field).toHaveValue('Orders and complaints');
});

test('new mail is switched on, lasts a while, and is switched off', async () => {
  const { platform } = await openMail();
  const watch = screen.getByRole('switch', { name: 'Sync new mail as it arrives' });
  await userEvent.click(watch);
  await screen.findByText(/^Active until .+ Last renewed on .+\.$/);
  expect(watch).toBeChecked();
  platform.faults.add({ route: 'disableMailAWatch', status: 500, times: 1 });
  await userEvent.click(watch);
  await screen.findByText('Couldn’t change how new mail syncs');
  await waitFor(() => expect(watch).toBeChecked());
  await userEvent.click(watch);
  await waitFor(() => expect(watch).not.toBeChecked());
});
