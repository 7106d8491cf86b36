import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../test/platformClient.ts';
import {
  connectionList,
  createConnectSession,
  getConnectionMetadata,
  listConnections,
  saveConnectionMetadata,
} from '../../../contract/index.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';

export interface RenderConnectorOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions | ((platform: MockPlatform) => PlatformClientOptions);
}

/** A mock platform, and a widget over it in a box of 1,000 px. */
export interface RenderedConnector {
  platform: MockPlatform;
  /** The connections of a key, as the platform lists them. */
  connectionIds: (providerConfigKey: string) => Promise<string[]>;
  /** Connects by consent, or again, and returns the connection's id. */
  connect: (integration: string, connectionId?: string) => Promise<string>;
  /** The metadata of the first connection of a key, as the platform has it. */
  readMetadata: (providerConfigKey: string) => Promise<Record<string, unknown>>;
  /** Writes metadata of the first connection of a key, as somebody else would. */
  saveMetadata: (providerConfigKey: string, metadata: Record<string, unknown>) => Promise<void>;
  /** Renders the widget. */
  show: (widget: ReactNode) => RenderResult;
}

/** Opens a platform; the widget is shown once the test knows what it wants to show. */
export function openConnector({
  platform: options,
  client: clientOptions,
}: RenderConnectorOptions = {}): RenderedConnector {
  const platform = createMockPlatform({ pace: 0, ...options });
  const given = typeof clientOptions === 'function' ? clientOptions(platform) : clientOptions;
  const client = createPlatformClient(platform, { retry: { attempts: 0 }, ...given });
  const firstOf = async (providerConfigKey: string): Promise<string> => {
    const { connections } = await client.json(listConnections, { query: { providerConfigKey } });
    return connections[0]?.connection_id ?? '';
  };
  return {
    platform,
    connectionIds: async (key) => {
      const url = `${platform.credentials.publicUrl}/connect/integrations/connections?providerConfigKey=${key}`;
      const headers = { authorization: `Bearer ${await platform.issueToken()}` };
      const answer: unknown = await (await platform.fetch(url, { headers })).json();
      return v.parse(connectionList, answer).connections.map((one) => one.connection_id);
    },
    connect: async (integration, connectionId) => {
      const body = connectionId === undefined ? { integration } : { integration, connectionId };
      const { sessionToken } = await client.json(createConnectSession, { body });
      return platform.consent(sessionToken ?? '');
    },
    readMetadata: async (providerConfigKey) => {
      const query = { connectionId: await firstOf(providerConfigKey), providerConfigKey };
      return (await client.json(getConnectionMetadata, { query })).metadata;
    },
    saveMetadata: async (providerConfigKey, metadata) => {
      const connectionId = await firstOf(providerConfigKey);
      const body = { connectionId, providerConfigKey, metadata };
      await client.json(saveConnectionMetadata, { body });
    },
    show: (widget) =>
      render(
        <div style={{ inlineSize: 1000 }}>
          <BrainstemProvider client={client}>{widget}</BrainstemProvider>
        </div>,
      ),
  };
}
