import { expect } from 'vitest';
import { listConnections, startConsent } from '../../../src/api/index.ts';
import type { MockPlatform } from '../../../src/mock-platform/index.ts';
import { createPlatformClient } from '../../platformClient.ts';
import { noCells, type EventCell, type WidgetCells } from '../WidgetCells.ts';

const anyText: unknown = expect.any(String);

/** The first connection of a service, which is made where there is none. */
async function connectionTo(platform: MockPlatform, integration: string): Promise<string> {
  const client = createPlatformClient(platform);
  const [known] = (await listConnections(client, integration)).connections;
  if (known !== undefined) return known.connection_id;
  return platform.consent((await startConsent(client, { integration })).sessionToken);
}

const connected = (integration: string) => async (platform: MockPlatform) => ({
  connectionId: await connectionTo(platform, integration),
});

const reconnect = (integration: string): EventCell => ({
  props: async (platform) => {
    const connectionId = await connectionTo(platform, integration);
    platform.breakConsent(connectionId);
    return { connectionId };
  },
  cause: ({ press }) => press('Reconnect'),
  detail: {},
});

export const drivePicker: WidgetCells = {
  ...noCells,
  props: connected('alpha-drive-files'),
  events: { onReconnect: reconnect('alpha-drive-files') },
};

export const sheetPicker: WidgetCells = {
  ...noCells,
  props: connected('alpha-drive'),
  events: { onReconnect: reconnect('alpha-drive') },
};

export const sitePicker: WidgetCells = {
  ...noCells,
  props: connected('docs-online'),
  events: {
    onPlacesChange: {
      cause: async ({ press }) => {
        await press(/^Quality and food safety/);
        await press('Select Quality and food safety › Audits', 'checkbox');
      },
      detail: { places: [{ driveId: 'drive-quality', path: 'Audits' }] },
    },
  },
};

export const mailSettings: WidgetCells = { ...noCells, props: connected('alpha-mail') };

export const messagingPairing: WidgetCells = {
  ...noCells,
  platform: { seed: 'empty' },
  events: {
    onConnected: {
      cause: async ({ platform, press, sees, all }) => {
        await press('Show code');
        const drawing = 'Code to scan with your phone';
        await sees('img', drawing);
        const { readCode } =
          await import('../../../src/widgets/connectors/core/pairing/testing/readCode.ts');
        const [code] = all('img', drawing);
        if (!(code instanceof HTMLCanvasElement)) throw new Error('expected a drawing');
        platform.scanPairing((await readCode(code)) ?? '');
        // As when the user comes back to the tab.
        document.dispatchEvent(new Event('visibilitychange'));
        await press('Finish');
      },
      detail: { connectionId: anyText },
    },
  },
};

export const documentUpload: WidgetCells = {
  ...noCells,
  events: {
    onUploaded: {
      cause: async ({ choose, press }) => {
        await choose('Choose files', new File(['Cod'], 'cod.txt', { type: 'text/plain' }));
        await press('Upload 1 file');
      },
      detail: { connectionIds: [anyText] },
    },
  },
};
