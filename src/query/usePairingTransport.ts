import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBrainstem } from '../provider/index.ts';
import { createPairingTransport, type PairingTransport } from './messagingTransport.ts';

/** The pairing's routes, bound to the provider's client. */
export function usePairingTransport(): PairingTransport {
  const { client } = useBrainstem();
  const queries = useQueryClient();
  return useMemo(() => createPairingTransport(client, queries), [client, queries]);
}
