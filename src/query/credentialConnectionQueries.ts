import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

/** Which connection of which connector. */
export interface CredentialConnectionRef {
  connectionId: string;
  providerConfigKey: string;
}

/** Keys of what is read of connections; credentials are never among it. */
export const credentialConnectionKeys = {
  all: (client: Client) => ['brainstem', client.key, 'connections'] as const,
  metadata: (client: Client, { connectionId }: { connectionId: string }) =>
    [...credentialConnectionKeys.all(client), 'one', connectionId, 'metadata'] as const,
};

/** What a connection keeps: `GET /connect/integrations/connection-metadata`. */
export function credentialConnectionQuery(client: Client, ref: CredentialConnectionRef) {
  return queryOptions({
    queryKey: credentialConnectionKeys.metadata(client, ref),
    queryFn: ({ signal }) => api.getConnectionMetadata(client, ref, { signal }),
  });
}
