import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as api from '../api/index.ts';
import type { GeneratedWebhook } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { webhookQuery, type WebhookInfo } from './restConnectorQueries.ts';

/** The webhook of a custom REST connection. */
export interface RestConnectorWebhook {
  info: UseQueryResult<WebhookInfo>;
  /** Makes it anew. The key is answered this once, and is kept nowhere but where it is awaited. */
  generate: (organizationId: string) => Promise<GeneratedWebhook>;
}

/** `GET /webhooks/api-connector/info` and `POST /webhooks/api-connector/generate`. */
export function useRestConnectorWebhook(connectionId: string): RestConnectorWebhook {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  const info = useQuery(webhookQuery(client, connectionId));
  const generate = useCallback(
    async (organizationId: string) => {
      const made = await api.generateWebhook(client, { connectionId, organizationId });
      void queries.invalidateQueries({ queryKey: webhookQuery(client, connectionId).queryKey });
      return made;
    },
    [client, connectionId, queries],
  );
  return { info, generate };
}
