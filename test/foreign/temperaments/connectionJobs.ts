import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { hurryTimers } from '../../hurryTimers.ts';
import type { ForeignPlatform } from './createForeignPlatform.ts';
import { reads } from './hands.ts';
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
    async work(platform, hands) {
      await hands.press(/^Orders/);
      await hands.press('Sync now');
      await expect
        .poll(() => platform.world.enqueued)
        .toEqual([stored(platform, 'sql-b')?.connection_id]);
    },
  },
  drivePicker: {
    props: connectionOf('alpha-drive-files'),
    async work(platform, hands) {
      await hands.press('Add files', 'tab');
      await hands.press(/^Deliveries\.pdf/, 'option');
      await hands.press('Add 1 file');
      await expect
        .poll(() => stored(platform, 'alpha-drive-files')?.metadata['selectedFiles'])
        .toMatchObject([{ id: 'file-1', name: 'Deliveries.pdf' }]);
    },
  },
  sheetPicker: {
    props: connectionOf('alpha-drive'),
    async work(platform, hands) {
      await hands.press('Add files', 'tab');
      await hands.press(/^Landings/, 'option');
      await reads('Skarv');
      await hands.press('Add 1 file');
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
    async work(platform, hands) {
      await hands.press(/^Quality/);
      await hands.press('Select Quality › Audits', 'checkbox');
      await hands.press('Save selection');
      await expect
        .poll(() => stored(platform, 'docs-online')?.metadata['places'])
        .toMatchObject([{ siteId: 'site-1', driveId: 'drive-1', path: 'Audits' }]);
    },
  },
  mailSettings: {
    props: connectionOf('alpha-mail'),
    async work(platform, hands) {
      const limit = await screen.findByRole('combobox', { name: 'Message limit' });
      expect(limit).toHaveValue('50');
      await hands.selectOptions(limit, '500');
      await expect
        .poll(() => stored(platform, 'alpha-mail')?.metadata['emailSyncConfig'])
        .toMatchObject({ maxEmails: 500, enabled: false });
    },
  },
  messagingPairing: {
    async work(platform, hands) {
      const hurry = hurryTimers();
      await hands.press('Show code');
      const afterAWhile = <Seen>(look: () => Seen) =>
        expect.poll(async () => {
          await hurry(500);
          return look();
        });
      await afterAWhile(() => platform.world.pairingPolls).toBeGreaterThan(1);
      await hands.press('Finish');
      await afterAWhile(() => stored(platform, 'messaging-a')).toBeDefined();
    },
  },
  documentUpload: {
    async work(platform, hands) {
      const field = await screen.findByLabelText('Choose files', { selector: 'input' });
      await hands.upload(field, new File(['Cod'], 'cod.txt', { type: 'text/plain' }));
      await hands.press('Upload 1 file');
      await isSaved(platform, 'documents');
    },
  },
  sqlConnectionForm: {
    props: () => ({ engine: 'sql-c' }),
    async work(platform, hands) {
      await hands.click(await screen.findByText('Enter details by hand'));
      await hands.fill(/^Connection name/, 'Ledger');
      await hands.fill(/^Host/, 'ledger.example');
      await hands.fill(/^Database(?! type)/, 'ledger');
      await hands.fill(/^Username/, 'reader');
      await hands.fill(/^Password/, 'pw');
      await hands.press('Connect');
      await isSaved(platform, 'sql-c');
    },
  },
  docstoreForm: {
    async work(platform, hands) {
      await hands.click(await screen.findByText('Enter details by hand'));
      await hands.fill(/^Connection name/, 'Store');
      await hands.fill(/^Connection string/, 'docs+srv://ann:pw@cluster.example/?w=majority');
      await hands.press('Load databases');
      await hands.press('shop', 'checkbox');
      await hands.press('Connect');
      await isSaved(platform, 'docstore');
    },
  },
  restConnector: {
    async work(platform, hands) {
      await hands.fill(/^Connection name/, 'Scales');
      await hands.fill(/^Token/, 't0ken');
      await hands.press('Connect');
      await isSaved(platform, 'private-api-bearer');
    },
  },
  credentialForm: {
    props: () => ({ connectorId: 'warehouse-a' }),
    async work(platform, hands) {
      await hands.fill(/^Account subdomain|^Subdomain/, 'tidewater');
      await hands.fill(/^Account identifier/, 'TW-1');
      await hands.fill(/^Username/, 'reader');
      await hands.fill(/^Private key/, privateKey);
      await hands.fill(/^Warehouse/, 'main');
      await hands.fill(/^Database/, 'ledger');
      await hands.press('Connect');
      await isSaved(platform, 'warehouse-a-jwt');
    },
  },
} satisfies Readonly<Record<string, MainJob>>;

/** A PEM of no key. */
const privateKey = `-----BEGIN PRIVATE KEY-----\n${'QUJD'.repeat(16)}\n-----END PRIVATE KEY-----`;
