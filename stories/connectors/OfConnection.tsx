import { listConnections, startConsent } from 'brainstem';
import type { MockPlatform } from 'brainstem/mock-platform';
import { useBrainstem } from 'brainstem/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { PlatformParameters } from '../../.storybook/decorators.tsx';

let held: MockPlatform | undefined;

/** The platform of a story whose widget is about one connection. */
export function holding(parameters: PlatformParameters = {}): { platform: PlatformParameters } {
  return {
    platform: {
      ...parameters,
      prepare: (platform) => {
        held = platform;
        parameters.prepare?.(platform);
      },
    },
  };
}

export interface OfConnectionProps {
  providerConfigKey: string;
  /** Changes the platform once the connection is known. */
  prepare?: (platform: MockPlatform, connectionId: string) => void;
  children: (connectionId: string) => ReactNode;
}

/** A widget about the first connection of a key; it is made where there is none. */
export function OfConnection({ providerConfigKey, prepare, children }: OfConnectionProps) {
  const { client } = useBrainstem();
  const [connectionId, setConnectionId] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const { connections } = await listConnections(client, providerConfigKey);
      const known = connections[0]?.connection_id;
      const { sessionToken } =
        known === undefined
          ? await startConsent(client, { integration: providerConfigKey })
          : { sessionToken: '' };
      const id = known ?? held?.consent(sessionToken);
      if (!isCurrent || id === undefined || held === undefined) return;
      prepare?.(held, id);
      setConnectionId(id);
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [client, providerConfigKey, prepare]);
  return connectionId === undefined ? null : children(connectionId);
}
