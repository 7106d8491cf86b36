import { QueryClient } from '@tanstack/query-core';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BrainstemError, type BrainstemClient } from '../client/index.ts';
import { callListener } from '../controller/index.ts';
import type { Environment, KeyValueStorage } from '../environment/index.ts';
import {
  imageUrl,
  ThemeContext,
  useLatest,
  type Appearance,
  type Density,
  type Direction,
  type Theme,
} from '../ui/index.ts';
import { english, type Locale } from '../words/index.ts';
import { BrainstemContext, type Brand } from './BrainstemContext.ts';
import { useUser } from './useUser.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** Props of the provider: the client, the appearance, the language and the cache. */
export interface BrainstemProviderProps {
  /** The client, created once with `createClient`, outside of rendering. */
  client: BrainstemClient;
  /**
   * The widgets' cache, for a host that shows its query client in devtools. All keys start with
   * `'brainstem'` and have their own retries and stale times; a sign-out removes only them. If you
   * persist your cache, leave them out: they hold what the user may read, and no later page load
   * shows them. Either way, a host's own `useQuery` below this provider uses the host's
   * `QueryClientProvider`.
   *
   * @default the provider's own query client, cleared when it unmounts
   */
  queryClient?: QueryClient;
  /** Light or dark colours. @default 'auto', which follows the page's `color-scheme` */
  theme?: Theme;
  /** The size of text, controls and gaps. @default 'comfortable' */
  density?: Density;
  /** Language of texts, numbers and dates. @default english */
  locale?: Locale;
  /** The direction of the layout; each text keeps its own. @default the locale's */
  direction?: Direction;
  /** The container of dialogs. @default the document's body */
  portalContainer?: HTMLElement;
  /**
   * Hosts whose images may load inside messages, such as `images.example.com` or `*.example.com`.
   * Other images are shown as links, since an image's URL can exfiltrate data.
   * @default none
   */
  imageHosts?: readonly string[];
  /**
   * Your assistant's name and logo, shown in a chat's greeting and in the bar of a narrow chat or a
   * launcher: `{ name: 'Ada', logo: 'https://images.example.com/ada.svg' }`.
   *
   * @default neither
   */
  brand?: Brand;
  /**
   * The network, page visibility, time and storage, for apps outside a browser tab and for tests.
   * Memoise this object.
   *
   * @default the client's
   */
  environment?: Environment;
  /**
   * The storage for unsent input, so that it survives a reload: chat drafts by conversation, answers
   * to the assistant's questions and to forms, an unsaved ontology, what is typed of tasks, unsent
   * edits of findings, and answers of onboardings without a `storage` of their own.
   * `sessionStorage`, `localStorage`, or your own. It never contains a token, a secret or a file.
   * Input is removed once it is sent, and all of it on sign-out. Requires `userKey`. Read when a
   * widget mounts.
   *
   * @default input doesn't survive a reload
   */
  storage?: KeyValueStorage;
  /**
   * The user's id in your app, with the tenant's if a person can belong to several. It ends each key
   * in `storage`. Nothing is saved without it, so that users never see each other's input.
   *
   * Another key, or a provider that mounts on the same client with another, begins the session of
   * another user: every widget below remounts, with nothing of the earlier user, whose input stays
   * saved, and the next request asks for a token.
   */
  userKey?: string;
  /**
   * Called on every event of the widgets below, for a host's analytics: the widget, the event and
   * the ids of its subject, never its content. Also called once for each place where an answer of
   * the platform differs from its documentation but was still decoded, as
   * `{ widget: 'platform', name: 'drift', ids: { route: 'GET /findings', path: 'findings[].theme' } }`.
   *
   * @example onEvent={({ widget, name, ids }) => track(`${widget}.${name}`, ids)}
   */
  onEvent?: (event: WidgetEvent) => void;
  children: ReactNode;
}

const noHosts: readonly string[] = [];
const noBrand: Brand = {};

/**
 * Provides the widgets below with their client, server state, language and appearance. It renders
 * no element of its own, and a page may have several.
 *
 * When the client's token source is logged out, or `userKey` changes, everything fetched through this
 * client is dropped from the cache, and every widget below remounts.
 */
export function BrainstemProvider({
  // oxlint-disable-next-line typescript/no-useless-default-assignment -- a host may have no types
  client: givenClient = refuseMissingClient(),
  queryClient: given,
  theme = 'auto',
  density = 'comfortable',
  locale: givenLocale = english,
  direction: givenDirection,
  portalContainer,
  imageHosts = noHosts,
  brand: { name, logo } = noBrand,
  environment = givenClient.environment,
  storage,
  userKey: givenKey,
  onEvent,
  children,
}: BrainstemProviderProps) {
  const locale = useCheckedLocale(givenLocale);
  const direction = givenDirection ?? locale.direction;
  const [own] = useState(() => new QueryClient());
  useClearOnUnmount(own, environment);
  const queryClient = given ?? own;
  useRefetchOnReturn(queryClient);
  const { client, userKey } = useUser(givenClient, givenKey, queryClient);

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
  const brand = useMemo(
    () => ({ name, logo: logo === undefined ? undefined : imageUrl(logo, imageHosts) }),
    [name, logo, imageHosts],
  );
  const value = useMemo(
    () => ({
      client,
      queryClient,
      locale,
      imageHosts,
      brand,
      environment,
      saved,
      reportEvent,
    }),
    [client, queryClient, locale, imageHosts, brand, environment, saved, reportEvent],
  );

  return (
    <BrainstemContext.Provider value={value}>
      <ThemeContext.Provider value={appearance}>{children}</ThemeContext.Provider>
    </BrainstemContext.Provider>
  );
}

function refuseMissingClient(): never {
  throw new BrainstemError(
    'configuration',
    '<BrainstemProvider> has no client. Pass one that createClient made.',
  );
}

/** Falls back to English, and logs an error, if an untyped host passes a language's name. */
function useCheckedLocale(locale: Locale): Locale {
  const isLocale = typeof locale === 'object';
  useEffect(() => {
    if (isLocale) return;
    // oxlint-disable-next-line no-console -- a mistake of the host, which its types would catch
    console.error(
      'Brainstem: `locale` takes an object, such as `german` of "brainstem/locales/de", not the name of a language. English is shown.',
    );
  }, [isLocale]);
  return isLocale ? locale : english;
}

/** Mounts the QueryClient, so that it refetches stale queries when the page becomes visible. */
function useRefetchOnReturn(queryClient: QueryClient): void {
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
}

/**
 * Clears the cache right after the provider unmounts, rather than after its five minutes. Deferred,
 * since React may unmount and remount in one go.
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

type OnEvent = ((event: WidgetEvent) => void) | undefined;

/** The listeners that received a drift: providers may share both listener and client. */
const receivers = new WeakMap<object, Set<object>>();

/** Reports to the host where the platform's answers differ from their documentation. */
function useDriftEvents(client: BrainstemClient, onEvent: { readonly current: OnEvent }): void {
  useEffect(
    () =>
      client.onDrift((drift) => {
        const { current } = onEvent;
        const listeners = receivers.get(drift) ?? new Set();
        if (current === undefined || listeners.has(current)) return;
        receivers.set(drift, listeners.add(current));
        const { route, path } = drift;
        callListener(current, { widget: 'platform', name: 'drift', ids: { route, path } });
      }),
    [client, onEvent],
  );
}
