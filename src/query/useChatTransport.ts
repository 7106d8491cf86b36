import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrainstem } from '../provider/index.ts';
import { createChatTransport, type ChatTransport } from './createChatTransport.ts';

/** The chat's routes, bound to the provider's client and cache. */
export function useChatTransport(): ChatTransport {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(() => createChatTransport(client, queries), [client, queries]);
}
