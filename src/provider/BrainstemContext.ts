import type { QueryClient } from '@tanstack/query-core';
import { createContext, useContext } from 'react';
import { BrainstemError, type BrainstemClient } from '../client/index.ts';
import type { Environment, KeyValueStorage } from '../environment/index.ts';
import type { Locale } from '../words/index.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The provider's values for everything below it. */
export interface BrainstemContextValue {
  client: BrainstemClient;
  /**
   * Holds what the widgets fetched, under keys that begin with `'brainstem'`. It is not the client of
   * the host's own `useQuery` below the provider: pass it as the second argument where it should be.
   */
  queryClient: QueryClient;
  locale: Locale;
  /** The network, the page's visibility, time and storage, as the widgets below know them. */
  environment: Environment;
  /** The storage for what a person typed, and the person's key. Undefined: nothing is saved. */
  saved: { readonly storage: KeyValueStorage; readonly userKey: string } | undefined;
  /** Hosts whose images may load inside messages. */
  imageHosts: readonly string[];
  /**
   * Counts sign-outs. Widgets use it as the key of all that they hold, so that nothing of one
   * user is there for the next.
   */
  generation: number;
  /** Hands an event of a widget to the provider's `onEvent`. Changes with the client alone. */
  reportEvent: (event: WidgetEvent) => void;
}

/** Carries {@link BrainstemContextValue}. */
export const BrainstemContext = createContext<BrainstemContextValue | undefined>(undefined);

/**
 * Returns the values of the nearest provider.
 *
 * @throws BrainstemError with code `configuration` outside a provider.
 */
export function useBrainstem(): BrainstemContextValue {
  const value = useContext(BrainstemContext);
  if (value !== undefined) return value;
  throw new BrainstemError(
    'configuration',
    'a widget was rendered outside <BrainstemProvider>, so it has no client. Wrap it in one.',
  );
}
