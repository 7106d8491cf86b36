import { useState } from 'react';
import { createClient, type ClientOptions } from '../client/index.ts';
import { BrainstemProvider, type BrainstemProviderProps } from './BrainstemProvider.tsx';

/** Props of `TokenlessProvider`: the platform's addresses in place of a client. */
export interface TokenlessProviderProps
  extends
    Omit<BrainstemProviderProps, 'client'>,
    Pick<ClientOptions, 'baseUrl' | 'appUrl' | 'fetch'> {}

/**
 * A provider for pages without a signed-in user: it never asks for a token. Reads the addresses
 * when it mounts.
 */
export function TokenlessProvider({
  baseUrl,
  appUrl = baseUrl,
  fetch,
  ...provider
}: TokenlessProviderProps) {
  const [client] = useState(() =>
    createClient({
      baseUrl,
      appUrl,
      getToken: () => Promise.resolve({ error: 'forbidden' }),
      ...(fetch === undefined ? {} : { fetch }),
    }),
  );
  return <BrainstemProvider client={client} {...provider} />;
}
