import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrainstem } from '../provider/index.ts';
import { createConnectTransport, type ConnectTransport } from './createConnectTransport.ts';

/** The connect transport of the provider's client. */
export function useConnectTransport(): ConnectTransport {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(() => createConnectTransport(client, queries), [client, queries]);
}
