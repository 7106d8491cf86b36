import { QueryClient } from '@tanstack/query-core';
import { BrainstemError, createClient, type BrainstemClient } from '../client/index.ts';
import type { ClientOptions } from '../client/index.ts';
import { nameUser, type BrainstemProviderProps } from '../provider/index.ts';
import { createWidgetElement } from './createWidgetElement.ts';
import type { Brainstem, BrainstemAppearance } from './elementTypes.ts';

/** The provider options for a kit's elements. */
export type ProviderOptions = Pick<BrainstemProviderProps, 'onEvent' | 'storage'>;

/** Options for a kit of custom elements: those of the client, the provider and the appearance. */
export interface BrainstemOptions extends ClientOptions, BrainstemAppearance, ProviderOptions {
  /**
   * The kit's name, for a page with several: `<brainstem-chat brainstem="help">` belongs to the kit
   * named `help`. Must be unique on the page. @default none
   */
  name?: string;
}

/** The parts of a kit that its elements need. */
export interface BrainstemHost {
  readonly client: BrainstemClient;
  readonly queryClient: QueryClient;
  /** The options passed to each provider. */
  readonly provider: ProviderOptions;
  getAppearance: () => BrainstemAppearance | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** The state of the page when a kit starts. */
export interface KitStart {
  /** Returns true if elements without a kit's name may belong to this one. */
  takesUnbound?: () => boolean;
  /** Returns true if the user signed out before the kit existed, so that no token is requested. */
  isSignedOut?: () => boolean;
}

interface Kit {
  host: BrainstemHost;
  name: string | undefined;
  takesUnbound: () => boolean;
}

/** The page's kits, except destroyed ones. */
const kits = new Map<Brainstem, Kit>();
const waiting = new Set<() => void>();

/**
 * Returns the kit of an element; undefined if there is none yet.
 *
 * @param kit - The element's kit or its name.
 * @returns 'ambiguous' if the element names none and the page has several: guessing could run one
 * user's widget with another user's token.
 */
export function findHost(
  kit: Brainstem | string | undefined,
): BrainstemHost | 'ambiguous' | undefined {
  if (typeof kit === 'object') return kits.get(kit)?.host;
  const all = [...kits.values()];
  if (kit !== undefined) return all.find(({ name }) => name === kit)?.host;
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  return others.length === 0 && first.takesUnbound() ? first.host : 'ambiguous';
}

/** Calls the listener when a kit is created, until the returned function is called. */
export function whenHosted(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/**
 * Creates the kit for a page. Elements without a kit's name belong to it while it is the only one;
 * with several, new elements must name theirs (see {@link Brainstem}).
 *
 * @throws BrainstemError with code `configuration` for an invalid option.
 */
export function createBrainstem(options: BrainstemOptions): Brainstem {
  return startKit(options);
}

/** Creates a kit like {@link createBrainstem}, for the loader, which knows the page's past. */
export function startKit(
  options: BrainstemOptions,
  { takesUnbound = () => true, isSignedOut = () => false }: KitStart = {},
): Brainstem {
  const {
    theme,
    density,
    direction,
    locale,
    imageHosts,
    brand,
    variables,
    name,
    onEvent,
    storage,
    userKey,
    ...clientOptions
  } = options;
  if (name !== undefined && [...kits.values()].some((kit) => kit.name === name)) {
    throw new BrainstemError(
      'configuration',
      `another kit on this page is named ${JSON.stringify(name)}. Give each its own name, or destroy the other one first.`,
    );
  }
  const client = createClient(clientOptions);
  if (isSignedOut()) client.tokens.logout();
  const queryClient = new QueryClient();
  let appearance: BrainstemAppearance | undefined = {
    theme,
    density,
    direction,
    locale,
    imageHosts,
    brand,
    userKey,
    variables,
  };
  const listeners = new Set<() => void>();
  const tell = (): void => [...listeners].forEach((listener) => listener());
  const host: BrainstemHost = {
    client,
    queryClient,
    provider: { onEvent, storage },
    getAppearance: () => appearance,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  const brainstem: Brainstem = {
    client,
    create(widget, properties) {
      if (appearance === undefined) {
        throw new BrainstemError('configuration', 'create() was called after destroy().');
      }
      return Object.assign(createWidgetElement(widget), properties, { brainstem });
    },
    update(changes) {
      if (appearance === undefined) return;
      const earlier = appearance;
      if (changes.userKey !== undefined && changes.userKey !== earlier.userKey) {
        nameUser(client, changes.userKey);
        // Elements that are shown drop what they fetched themselves.
        queryClient.removeQueries({ type: 'inactive' });
      }
      appearance = {
        theme: changes.theme ?? earlier.theme,
        density: changes.density ?? earlier.density,
        direction: changes.direction ?? earlier.direction,
        locale: changes.locale ?? earlier.locale,
        imageHosts: changes.imageHosts ?? earlier.imageHosts,
        brand: changes.brand ?? earlier.brand,
        userKey: changes.userKey ?? earlier.userKey,
        variables: { ...earlier.variables, ...changes.variables },
      };
      tell();
    },
    logout: () => client.tokens.logout(),
    destroy() {
      appearance = undefined;
      kits.delete(brainstem);
      tell();
      client.tokens.dispose();
      queryClient.clear();
    },
  };
  kits.set(brainstem, { host, name, takesUnbound });
  // Copied, since each listener removes and re-adds itself.
  for (const listener of [...waiting]) listener();
  return brainstem;
}
