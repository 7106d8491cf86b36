import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';

type Client = BrainstemContextValue['client'];

/** The key under which document connections are listed. */
export const documentsKey = 'documents';

/** The uploaded documents: `GET /connect/integrations/connections?providerConfigKey=documents`. */
export function documentConnectionsQuery(client: Client) {
  return queryOptions({
    // As any list of connections, so that what changes connections changes this too.
    queryKey: ['brainstem', client.key, 'connections', 'list', documentsKey],
    queryFn: ({ signal }) => api.listConnections(client, documentsKey, { signal }),
  });
}
