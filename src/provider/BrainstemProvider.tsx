import { QueryClient, type QueryKey } from '@tanstack/query-core';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BrainstemClient } from '../client/index.ts';
import { callListener } from '../controller/index.ts';
import {
  browserEnvironment,
  type Environment,
  type KeyValueStorage,
} from '../environment/index.ts';
import {
  ThemeContext,
  useLatest,
  type Appearance,
  type Density,
  type Direction,
  type Theme,
} from '../ui/index.ts';
import { english, type Locale } from '../words/index.ts';
import { BrainstemContext } from './BrainstemContext.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** Props of the provider: the client, the appearance, the language and the cache. */
export interface BrainstemProviderProps {
  /** Made once with `createClient`, outside of rendering. */
  client: BrainstemClient;
  /**
   * The cache of the widgets, for a host that wants it in the query client that it persists or
   * shows in its devtools. All of it lies under keys that begin with `'brainstem'`, with retries
   * and freshness of its own, and a sign-out removes that and nothing else. Either way, a
   * `useQuery` of the host below this provider uses the host's own `QueryClientProvider`.
   *
   * @default a query client of the provider's own, cleared when it unmounts
   */
  queryClient?: QueryClient;
  /** @default 'auto', which follows the page's `color-scheme` */
  theme?: Theme;
  /** @default 'comfortable' */
  density?: Density;
  /** Language of our words, numbers and dates. @default english */
  locale?: Locale;
  /** @default the locale's */
  direction?: Direction;
  /** The container of dialogs. @default the document's body */
  portalContainer?: HTMLElement;
  /**
   * Hosts whose images may load inside messages, as `images.example.com` or `*.example.com`.
   * Images of other hosts show as links, since an image's address can carry data away.
   * @default none
   */
  imageHosts?: readonly string[];
  /**
   * The network, the page's visibility, time and storage, for apps that run elsewhere than in a
   * browser's tab, and for tests. Memoise this object.
   *
   * @default the browser's
   */
  environment?: Environment;
  /**
   * Saves what people typed and did not send, so that it survives a refresh: the chat's drafts by
   * conversation, an ontology that isn't saved, and answers of onboardings that have no `storage` of
   * their own. `sessionStorage`, `localStorage`, or your own. It never gets a token, a secret or a file;
   * what was sent is removed, and all of it when the person signs out. Needs `userKey`. Read when a
   * widget mounts.
   *
   * @default what was typed is gone with the page
   */
  storage?: KeyValueStorage;
  /**
   * Whose texts `storage` holds: the person's id in your app, which ends each key. Nothing is saved
   * without it, so that nobody finds what another person wrote.
   */
  userKey?: string;
  /**
   * Called on each event of each widget below, for a host's analytics: which widget, what happened
   * and the ids that it is about, never its content. Also called where an answer of the platform
   * differs from its documents and was shown as far as it could be read: once for each place, as
   * `{ widget: 'platform', name: 'drift', ids: { route: 'GET /findings', path: 'findings[].theme' } }`.
   *
   * @example onEvent={({ widget, name, ids }) => track(`${widget}.${name}`, ids)}
   */
  onEvent?: (event: WidgetEvent) => void;
  children: ReactNode;
}

const noHosts: readonly string[] = [];

/**
 * Gives the widgets below it their client, server state, language and looks. It renders no element
 * of its own, and several may share a page.
 *
 * When the client's token source is logged out, everything that was fetched through this client is
 * dropped from the cache and every widget below starts again.
 */
export function BrainstemProvider({
  client,
  queryClient: given,
  theme = 'auto',
  density = 'comfortable',
  locale: givenLocale = english,
  direction: givenDirection,
  portalContainer,
  imageHosts = noHosts,
  environment = browserEnvironment,
  storage,
  userKey,
  onEvent,
  children,
}: BrainstemProviderProps) {
  const locale = useCheckedLocale(givenLocale);
  const direction = givenDirection ?? locale.direction;
  const [own] = useState(() => new QueryClient());
  useClearOnUnmount(own, environment);
  const queryClient = given ?? own;
  useRefetchOnReturn(queryClient);
  const generation = useGeneration(client, queryClient);

  const appearance = useMemo<Appearance>(
    () => ({
      theme,
      density,
      direction,
      portalContainer,
      textDirection: locale.direction,
      language: locale.tag,
    }),
    [theme, density, direction, locale.direction, locale.tag, portalContainer],
  );
  const latestOnEvent = useLatest(onEvent);
  const reportEvent = useCallback(
    (event: WidgetEvent) => {
      for (const observer of client.observers ?? []) observer.onEvent(event);
      callListener(latestOnEvent.current, event);
    },
    [client, latestOnEvent],
  );
  useDriftEvents(client, latestOnEvent);
  const saved = useMemo(
    () => (storage === undefined || userKey === undefined ? undefined : { storage, userKey }),
    [storage, userKey],
  );
  const value = useMemo(
    () => ({
      client,
      queryClient,
      locale,
      imageHosts,
      environment,
      saved,
      generation,
      reportEvent,
    }),
    [client, queryClient, locale, imageHosts, environment, saved, generation, reportEvent],
  );

  return (
    <BrainstemContext.Provider value={value}>
      <ThemeContext.Provider value={appearance}>{children}</ThemeContext.Provider>
    </BrainstemContext.Provider>
  );
}

/** Falls back to English if a host without types passes a language's name, and logs an error. */
function useCheckedLocale(locale: Locale): Locale {
  const isLocale = typeof locale === 'object';
  useEffect(() => {
    if (isLocale) return;
    // oxlint-disable-next-line no-console -- the host's own mistake, which its types would tell
    console.error(
      'Brainstem: `locale` takes an object, such as `german` of "brainstem/locales/german", not the name of a language. English is shown.',
    );
  }, [isLocale]);
  return isLocale ? locale : english;
}

/** A QueryClient fetches what is old when the page is shown again, while somebody has mounted it. */
function useRefetchOnReturn(queryClient: QueryClient): void {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
}

/**
 * Clears what an unmounted provider fetched at once, and not after the cache's five minutes. React
 * may unmount and mount again in one go, so that is waited for.
 */
function useClearOnUnmount(queryClient: QueryClient, { schedule }: Environment): void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    cancel.current?.();
    return () => {
      cancel.current = schedule.after(0, () => queryClient.clear());
    };
  }, [queryClient, schedule]);
}

function useGeneration(client: BrainstemClient, queryClient: QueryClient): number {
  const [generation, setGeneration] = useState(0);
  useEffect(() => {
    let signedOut = client.tokens.getState().status === 'signed-out';
    return client.tokens.subscribe(() => {
      const now = client.tokens.getState().status === 'signed-out';
      if (now && !signedOut) {
        dropQueries(queryClient, ['brainstem', client.key]);
        setGeneration((count) => count + 1);
      }
      signedOut = now;
    });
  }, [client, queryClient]);
  return generation;
}

/**
 * Removes all that was fetched under a key, and sees to it that nothing of it stays in memory: a
 * query that is removed while somebody watches it would restart its garbage timer when they
 * stop, and hold its data for minutes.
 */
function dropQueries(client: QueryClient, queryKey: QueryKey): void {
  const cache = client.getQueryCache();
  const watched = new Set<unknown>(
    cache.findAll({ queryKey }).filter((query) => query.getObserversCount() > 0),
  );
  void client.cancelQueries({ queryKey });
  client.removeQueries({ queryKey });
  if (watched.size === 0) return;

  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0) return;
    if (!watched.delete(query)) return;
    query.destroy();
    if (watched.size === 0) stop();
  });
}

/** The host's listener. */
type OnEvent = ((event: WidgetEvent) => void) | undefined;

/** The drifts that each listener received: several providers may share it and their client. */
const told = new WeakMap<object, Set<object>>();

/** Tells the host where the answers of its platform differ from their documents. */
function useDriftEvents(client: BrainstemClient, onEvent: { readonly current: OnEvent }): void {
  useEffect(
    () =>
      client.onDrift((drift) => {
        const { current } = onEvent;
        const heard = told.get(drift) ?? new Set();
        if (current === undefined || heard.has(current)) return;
        told.set(drift, heard.add(current));
        const { route, path } = drift;
        callListener(current, { widget: 'platform', name: 'drift', ids: { route, path } });
      }),
    [client, onEvent],
  );
}
