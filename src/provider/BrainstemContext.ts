import type { QueryClient } from '@tanstack/query-core';
import { createContext, useContext } from 'react';
import { BrainstemError, type BrainstemClient } from '../client/index.ts';
import type { Environment, KeyValueStorage } from '../environment/index.ts';
import type { Locale } from '../words/index.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The name and logo of the host's assistant. */
export interface Brand {
  /** Names each chat that has no `label`. @default 'Chat', translated */
  name?: string | undefined;
  /** The URL of a square image, https and from one of `imageHosts`. @default a built-in icon */
  logo?: string | undefined;
}

/** The provider's values for everything below it. */
export interface BrainstemContextValue {
  /** The signed-in user's client; another one after each sign-out. */
  client: BrainstemClient;
  /**
   * The cache of everything the widgets fetch, under keys that start with `'brainstem'`. A host's
   * own `useQuery` below the provider doesn't use it unless it is passed as the second argument.
   */
  queryClient: QueryClient;
  locale: Locale;
  /** The network, page visibility, time and storage that the widgets use. */
  environment: Environment;
  /** The storage for unsent input, and the user's key. Undefined if nothing is saved. */
  saved: { readonly storage: KeyValueStorage; readonly userKey: string } | undefined;
  /** Hosts whose images may load inside messages. */
  imageHosts: readonly string[];
  /** The host's name and logo. The logo is undefined unless its host is allowed. */
  brand: Brand;
  /** Passes a widget's event to the provider's `onEvent`. Stable for each client. */
  reportEvent: (event: WidgetEvent) => void;
}

/** Provides the {@link BrainstemContextValue}. */
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
    'a widget was rendered outside <BrainstemProvider>, so it has no client. Wrap it in one. If it is, the page has two copies of brainstem.',
  );
}
