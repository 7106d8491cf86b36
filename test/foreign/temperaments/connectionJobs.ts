import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hurryTimers } from '../../hurryTimers.ts';
import type { ForeignPlatform } from './createForeignPlatform.ts';
import { fill, press, reads } from './hands.ts';
import type { MainJob } from './MainJob.ts';

/** The connection of a kind that the platform has. */
const connectionOf = (key: string) => (platform: ForeignPlatform) => ({
  connectionId: stored(platform, key)?.connection_id,
});

function stored({ world }: ForeignPlatform, key: string) {
  return world.connections.find(({ provider_config_key }) => provider_config_key === key);
}

/** Waits until the platform has a connection of a kind. */
async function isSaved(platform: ForeignPlatform, key: string): Promise<void> {
  await expect.poll(() => stored(platform, key)).toBeDefined();
}

/** The main jobs of everything that connects a source. */
export const connectionJobs = {
  connectors: {
    props: () => ({ connectors: ['sql-b', 'mail-a'] }),
    async work(platform) {
      await press(/^Orders/);
      await press('Sync now');
      await expect
        .poll(() => platform.world.enqueued)
        .toEqual([stored(platform, 'sql-b')?.connection_id]);
    },
  },
  drivePicker: {
    props: connectionOf('alpha-drive-files'),
    async work(platform) {
      await press('Add files', 'tab');
      await press(/^Deliveries\.pdf/, 'option');
      await press('Add 1 file');
      await expect
        .poll(() => stored(platform, 'alpha-drive-files')?.metadata['selectedFiles'])
        .toMatchObject([{ id: 'file-1', name: 'Deliveries.pdf' }]);
    },
  },
  sheetPicker: {
    props: connectionOf('alpha-drive'),
    async work(platform) {
      await press('Add files', 'tab');
      await press(/^Landings/, 'option');
      await reads('Skarv');
      await press('Add 1 file');
      await expect
        .poll(() => stored(platform, 'alpha-drive')?.metadata['selectedSheets'])
        .toMatchObject([{ id: 'sheet-1', name: 'Landings' }]);
    },
  },
  sitePicker: {
    props: (platform) => ({
      ...connectionOf('docs-online')(platform),
      placesToMetadata: (places: readonly object[]) => ({ places }),
    }),
    async work(platform) {
      await press(/^Quality/);
      await press('Select Quality › Audits', 'checkbox');
      await press('Save selection');
      await expect
        .poll(() => stored(platform, 'docs-online')?.metadata['places'])
        .toMatchObject([{ siteId: 'site-1', driveId: 'drive-1', path: 'Audits' }]);
    },
  },
  mailSettings: {
    props: connectionOf('alpha-mail'),
    async work(platform) {
      const limit = await screen.findByRole('combobox', { name: 'Message limit' });
      expect(limit).toHaveValue('50');
      await userEvent.selectOptions(limit, '500');
      await expect
        .poll(() => stored(platform, 'alpha-mail')?.metadata['emailSyncConfig'])
        .toMatchObject({ maxEmails: 500, enabled: false });
    },
  },
  messagingPairing: {
    async work(platform) {
      const hurry = hurryTimers();
      await press('Show code');
      const afterAWhile = <Seen>(look: () => Seen) =>
        expect.poll(async () => {
          await hurry(500);
          return look();
        });
      await afterAWhile(() => platform.world.pairingPolls).toBeGreaterThan(1);
      await press('Finish');
      await afterAWhile(() => stored(platform, 'messaging-a')).toBeDefined();
    },
  },
  documentUpload: {
    async work(platform) {
      const field = await screen.findByLabelText('Choose files', { selector: 'input' });
      await userEvent.upload(field, new File(['Cod'], 'cod.txt', { type: 'text/plain' }));
      await press('Upload 1 file');
      await isSaved(platform, 'documents');
    },
  },
  sqlConnectionForm: {
    props: () => ({ engine: 'sql-c' }),
    async work(platform) {
      await userEvent.click(await screen.findByText('Enter details by hand'));
      await fill(/^Connection name/, 'Ledger');
      await fill(/^Host/, 'ledger.example');
      await fill(/^Database(?! type)/, 'ledger');
      await fill(/^Username/, 'reader');
      await fill(/^Password/, 'pw');
      await press('Connect');
      await isSaved(platform, 'sql-c');
    },
  },
  docstoreForm: {
    async work(platform) {
      await fill(/^Connection name/, 'Store');
      await fill(/^Connection string/, 'docs+srv://ann:pw@cluster.example/?w=majority');
      await press('Load databases');
      await press('shop', 'checkbox');
      await press('Connect');
      await isSaved(platform, 'docstore');
    },
  },
  restConnector: {
    async work(platform) {
      await fill(/^Connection name/, 'Scales');
      await fill(/^Token/, 't0ken');
      await press('Connect');
      await isSaved(platform, 'private-api-bearer');
    },
  },
  credentialForm: {
    props: () => ({ connectorId: 'warehouse-a' }),
    async work(platform) {
      await fill(/^Account subdomain|^Subdomain/, 'tidewater');
      await fill(/^Account identifier/, 'TW-1');
      await fill(/^Username/, 'reader');
      await fill(/^Private key/, privateKey);
      await fill(/^Warehouse/, 'main');
      await fill(/^Database/, 'ledger');
      await press('Connect');
      await isSaved(platform, 'warehouse-a-jwt');
    },
  },
} satisfies Readonly<Record<string, MainJob>>;

/** A PEM of no key. */
const privateKey = `-----BEGIN PRIVATE KEY-----\n${'QUJD'.repeat(16)}\n-----END PRIVATE KEY-----`;
