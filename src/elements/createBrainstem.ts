import { QueryClient } from '@tanstack/react-query';
import { BrainstemError, createClient, type BrainstemClient } from '../client/index.ts';
import type { ClientOptions } from '../client/index.ts';
import type { BrainstemProviderProps } from '../provider/index.ts';
import { registry, type WidgetName } from '../widgets/registry.ts';
import type { PropertiesOf } from './elementTypes.ts';

/** How widgets look and speak. Each option is live: see {@link Brainstem.update}. */
export interface BrainstemAppearance extends Pick<
  BrainstemProviderProps,
  'theme' | 'density' | 'direction' | 'locale' | 'imageHosts'
> {
  /** Values for the `--brainstem-*` variables, such as `{ '--brainstem-accent': '#0b7285' }`. */
  variables?: Readonly<Record<`--brainstem-${string}`, string>>;
}

/** Options of {@link createBrainstem}. */
export interface BrainstemOptions extends ClientOptions, BrainstemAppearance {}

/** The kit on one page: one token and one cache for all of its elements. */
export interface Brainstem {
  readonly client: BrainstemClient;
  /**
   * Makes a widget, to be put anywhere in the page.
   *
   * @example document.querySelector('#help').append(brainstem.create('chat', { label: 'Help' }))
   */
  create: <N extends WidgetName>(
    name: N,
    properties?: PropertiesOf<N>,
  ) => HTMLElementTagNameMap[(typeof registry)[N]['tag']];
  /** Changes looks and language of all elements at once. What is not named stays. */
  update: (appearance: BrainstemAppearance) => void;
  /** Ends the session of the person: token, cache, drafts, streams. Widgets stand as signed out. */
  logout: () => void;
  /** Takes everything down. Elements that are still in the page are empty from then on. */
  destroy: () => void;
}

/** What an element needs of the instance it belongs to. */
export interface BrainstemHost {
  readonly client: BrainstemClient;
  readonly queryClient: QueryClient;
  getAppearance: () => BrainstemAppearance | undefined;
  subscribe: (listener: () => void) => () => void;
}

const hosts = new WeakMap<Brainstem, BrainstemHost>();
let current: BrainstemHost | undefined;
const waiting = new Set<() => void>();

/** What an element works with: the instance that it was given, or else the last that was created. */
export function hostOf(brainstem: Brainstem | undefined): BrainstemHost | undefined {
  return brainstem === undefined ? current : hosts.get(brainstem);
}

/** Tells once there is an instance, until the function that it returns is called. */
export function whenHosted(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/**
 * Creates the kit for a page. Elements that are in the page already, and all that follow, belong to
 * it.
 *
 * @throws BrainstemError with code `configuration` when an option cannot work.
 */
export function createBrainstem(options: BrainstemOptions): Brainstem {
  const { theme, density, direction, locale, imageHosts, variables, ...clientOptions } = options;
  const client = createClient(clientOptions);
  const queryClient = new QueryClient();
  let appearance: BrainstemAppearance | undefined = {
    ...{ theme, density, direction, locale, imageHosts, variables },
  };
  const listeners = new Set<() => void>();
  const tell = (): void => [...listeners].forEach((listener) => listener());
  const host: BrainstemHost = {
    client,
    queryClient,
    getAppearance: () => appearance,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  current = host;
  // Each listener takes itself out and puts itself in again.
  for (const listener of [...waiting]) listener();

  const brainstem: Brainstem = {
    client,
    create(name, properties) {
      if (appearance === undefined) {
        throw new BrainstemError('configuration', 'create() was called after destroy().');
      }
      return Object.assign(document.createElement(registry[name].tag), properties);
    },
    update(changes) {
      if (appearance === undefined) return;
      appearance = {
        theme: changes.theme ?? appearance.theme,
        density: changes.density ?? appearance.density,
        direction: changes.direction ?? appearance.direction,
        locale: changes.locale ?? appearance.locale,
        imageHosts: changes.imageHosts ?? appearance.imageHosts,
        variables: { ...appearance.variables, ...changes.variables },
      };
      tell();
    },
    logout: () => client.tokens.logout(),
    destroy() {
      appearance = undefined;
      if (current === host) current = undefined;
      tell();
      client.tokens.dispose();
      queryClient.clear();
    },
  };
  hosts.set(brainstem, host);
  return brainstem;
}
