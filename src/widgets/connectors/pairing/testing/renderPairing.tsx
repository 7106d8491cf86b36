import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../../test/platformClient.ts';
import { finalizePairing, listConnections, startPairing } from '../../../../contract/index.ts';
import { createMockPlatform, type MockPlatform } from '../../../../mock-platform/index.ts';
import { BrainstemProvider, type BrainstemContextValue } from '../../../../provider/index.ts';
import { MessagingPairing } from '../MessagingPairing.tsx';
import type { MessagingPairingProps } from '../declaration.ts';
import { readCode } from '../../core/pairing/testing/readCode.ts';

type BrainstemClient = BrainstemContextValue['client'];

export interface RenderPairingOptions {
  /** @default a fresh one, on which no phone is connected */
  platform?: MockPlatform;
  client?: PlatformClientOptions;
  /** Changes the fresh platform before the widget mounts. */
  prepare?: (platform: MockPlatform) => void;
  props?: MessagingPairingProps;
}

/** The widget over a mock platform. */
export function renderPairing({
  platform = createMockPlatform({ pace: 0, seed: 'empty' }),
  client,
  prepare,
  props,
}: RenderPairingOptions = {}) {
  prepare?.(platform);
  const made = createPlatformClient(platform, { retry: { attempts: 0 }, ...client });
  const view = render(
    <StrictMode>
      <BrainstemProvider client={made}>
        <MessagingPairing {...props} />
      </BrainstemProvider>
    </StrictMode>,
  );
  return { platform, client: made, view };
}

/** The code that is shown, as a phone reads it. */
export async function shownCode(): Promise<string> {
  const code = await screen.findByRole('img', { name: 'Code to scan with your phone' });
  if (!(code instanceof HTMLCanvasElement)) throw new Error('expected a drawing');
  return (await readCode(code)) ?? '';
}

/** Connects a phone as somebody else would, at another place. */
export async function connectElsewhere(
  client: BrainstemClient,
  platform: MockPlatform,
): Promise<void> {
  const session = await client.json(startPairing, {});
  if ('alreadyConnected' in session) throw new Error('expected a pairing');
  platform.scanPairing((await readCode(session.qrBase64)) ?? '');
  const { pairingSessionId } = session;
  await client.json(finalizePairing, {
    body: { pairingSessionId, connectionName: 'Elsewhere', selectedGroups: [] },
  });
}

/** The metadata of the one phone that is connected. */
export async function connectedPhone(
  client: BrainstemClient,
): Promise<{ id: string; metadata: Record<string, unknown> }> {
  const query = { providerConfigKey: 'messaging-a' };
  const { connections } = await client.json(listConnections, { query });
  const [one, ...others] = connections;
  if (one === undefined || others.length > 0) throw new Error('expected one connection');
  return { id: one.connection_id, metadata: one.metadata };
}

/** Makes the widget look at the pairing now, as when the user comes back to the tab. */
export function returnToTab(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}
