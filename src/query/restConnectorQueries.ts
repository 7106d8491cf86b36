import { queryOptions } from '@tanstack/react-query';
import * as api from '../api/index.ts';
import type { BrainstemContextValue } from '../provider/index.ts';
import { credentialConnectionKeys } from './credentialConnectionQueries.ts';

type Client = BrainstemContextValue['client'];

/** What may be shown of a webhook. Whatever else the platform answers is left alone. */
export interface WebhookInfo {
  endpoint: string | undefined;
  /** ISO 8601. */
  createdAt: string | undefined;
}

/**
 * What is stored of a connection's webhook: `GET /webhooks/api-connector/info`. The answer's shape is
 * not shown, and it might repeat the key, so that no more than the address and the date are kept.
 */
export function webhookQuery(client: Client, connectionId: string) {
  return queryOptions({
    queryKey: [...credentialConnectionKeys.all(client), 'one', connectionId, 'webhook'],
    queryFn: async ({ signal }) =>
      readWebhook(await api.getWebhook(client, connectionId, { signal })),
  });
}

/** The address and the date of a webhook, wherever in the answer they stand. */
function readWebhook(answer: unknown): WebhookInfo {
  const found = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && !found.has(key)) found.set(key, inner);
      else look(inner);
    }
  };
  look(answer);
  return { endpoint: found.get('webhookEndpoint'), createdAt: found.get('createdAt') };
}
