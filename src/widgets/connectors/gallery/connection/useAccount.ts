import { usePlatformQuery } from '../../../../provider/index.ts';
import { connectedUserQuery } from '../../../../query/index.ts';
import type { ListedConnection } from '../useGalleryConnections.ts';

/**
 * Returns the email, or else the name, of the account that a consent was given for. Some connectors
 * have none, so errors are ignored.
 */
export function useAccount(
  { connector, connectionId, providerConfigKey }: ListedConnection,
  { enabled = true } = {},
): readonly string[] {
  const { data } = usePlatformQuery((client) => ({
    ...connectedUserQuery(client, { connectionId, providerConfigKey }),
    enabled: enabled && connector.entry.connectWith.type === 'oauth',
  }));
  const account = data?.email || data?.name || '';
  return account === '' ? [] : [account];
}
