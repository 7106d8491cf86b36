import { createWidgetElement } from '../elements/createWidgetElement.ts';
import type { Brainstem, BrainstemAppearance } from '../elements/index.ts';
import type { StartOptions } from '../elements/startBrainstem.ts';
import { browserEnvironment, type Environment } from '../environment/index.ts';

/** Options for the loader: those of a kit, with its language by name and the options of records. */
export interface LoaderOptions extends StartOptions {
  /**
   * The BCP 47 tag of a supported language: `en`, `en-GB`, `ar`, `de`, `fr`, `es`, `pt-BR`, `ja`,
   * `zh-CN`. @default 'en'
   */
  language?: string;
}

/** Options that can be changed at any time. */
export interface LoaderAppearance extends Omit<BrainstemAppearance, 'locale'> {
  language?: string;
}

/** A kit on a page, usable before its code is loaded. */
export interface LoadedBrainstem {
  /**
   * Resolves when the code is loaded. Rejects with a {@link LoadError} after several failed
   * attempts in a row, and with a `BrainstemError` for an invalid option. Retries continue after
   * that: read it again for a promise of the next ones.
   */
  readonly ready: Promise<void>;
  /**
   * Creates a widget's element in this kit, to insert anywhere. It renders once near the viewport.
   *
   * @param name - `findingsReview`, `findings-review` or `brainstem-findings-review`.
   * @throws TypeError listing all names, for an unknown one.
   */
  create: Brainstem['create'];
  /** Changes the appearance, language and user of all elements. Omitted options stay. */
  update: (appearance: LoaderAppearance) => void;
  /** Ends the user's session and clears its data. Before the code is loaded, starts signed out. */
  logout: () => Promise<void>;
  /** Destroys the kit. Elements still in the page become empty. */
  destroy: () => void;
}

export interface LoadError extends Error {
  readonly name: 'BrainstemError';
  readonly code: 'load-failed';
}

/** The state of the page when a kit starts. */
interface LoadedStart {
  /** Returns true if elements without a kit's name may belong to this one. */
  takesUnbound: () => boolean;
  isSignedOut: () => boolean;
}

/** The part of the kit that is loaded when a widget is near the viewport. */
export interface LoadedCode {
  startBrainstem: (options: LoaderOptions, start: LoadedStart) => Promise<Brainstem>;
  changeAppearance: (brainstem: Brainstem, appearance: LoaderAppearance) => Promise<void>;
}

/** Milliseconds between attempts to load the code. The last delay repeats. */
const retryDelays = [1_000, 4_000, 15_000, 60_000];

/** The number of consecutive failures after which `ready` rejects. */
const failuresToReport = 3;

/** The page's loaders, except destroyed ones. */
const loaders = new Set<object>();

/**
 * Prepares a page for widgets. Requests the token immediately, and loads the code when the first
 * `<brainstem-…>` element is near the viewport. Earlier calls are queued. Retries a failed load
 * after a delay, or when the network is back.
 *
 * A page with several kits, for several users, creates their elements with `create`, or names the
 * kits and uses `<brainstem-chat brainstem="name">`.
 *
 * @param fetchCode - Loads the code. Provided by the script tag's bundle.
 */
export function loadBrainstem(
  options: LoaderOptions,
  fetchCode: () => Promise<LoadedCode>,
  { network, schedule }: Pick<Environment, 'network' | 'schedule'> = browserEnvironment,
): LoadedBrainstem {
  const { getToken, name = `kit-${Math.random().toString(36).slice(2)}` } = options;
  const firstRequest = new AbortController();
  let first: ReturnType<typeof getToken> | undefined = Promise.resolve(
    getToken({ reason: 'initial', signal: firstRequest.signal }),
  );
  // Callers of `getToken` receive the rejection.
  first.catch(() => undefined);

  const loader = {};
  loaders.add(loader);
  let isOver = false;
  let isSignedOut = false;
  let isStarting = false;
  let started: { code: LoadedCode; brainstem: Brainstem } | undefined;
  let appearance: LoaderAppearance = {};
  /** Changes apply in order: a language that arrives late must not replace a later one. */
  let changing: Promise<void> = Promise.resolve();
  let failures = 0;
  let stopWaiting: () => void = () => undefined;
  let ready = createDeferred();
  const watch = watchForElements(() => void start());

  async function start(): Promise<void> {
    if (isStarting || started !== undefined || isOver) return;
    isStarting = true;
    stopWaiting();
    try {
      const code = await fetchCode();
      if (loaders.has(loader)) await startCode(code);
    } catch (cause) {
      if (isConfigurationError(cause)) giveUp(cause);
      else waitToRetry(cause);
    } finally {
      isStarting = false;
    }
  }

  async function startCode(code: LoadedCode): Promise<void> {
    const begun = appearance;
    const brainstem = await code.startBrainstem(
      { ...options, ...appearance, name, getToken: getTokenOnce },
      { takesUnbound: () => loaders.size === 1, isSignedOut: () => isSignedOut || isOver },
    );
    started = { code, brainstem };
    if (!loaders.has(loader)) brainstem.destroy();
    else if (appearance !== begun) change(appearance);
    ready.resolve();
  }

  function change(changes: LoaderAppearance): void {
    if (started === undefined) return;
    const { code, brainstem } = started;
    const apply = (): Promise<void> => code.changeAppearance(brainstem, changes);
    changing = changing.then(apply, apply);
  }

  /** Stops retrying: an invalid option stays invalid. */
  function giveUp(error: unknown): void {
    isOver = true;
    loaders.delete(loader);
    // oxlint-disable-next-line no-console -- The page may not await `ready`.
    console.error(error);
    ready.reject(error);
  }

  const getTokenOnce: typeof getToken = (request) => {
    const given = request.reason === 'initial' ? first : undefined;
    first = undefined;
    return given ?? getToken(request);
  };

  function waitToRetry(cause: unknown): void {
    failures += 1;
    if (failures % failuresToReport === 0) {
      ready.reject(loadError(cause));
      ready = createDeferred();
    }
    if (isOver) return;
    const cancel = schedule.after(
      retryDelays[Math.min(failures, retryDelays.length) - 1] ?? 0,
      () => void start(),
    );
    const unsubscribe = network.subscribe(() => {
      if (network.isOnline()) void start();
    });
    stopWaiting = () => {
      cancel();
      unsubscribe();
    };
  }

  return {
    get ready() {
      return ready.promise;
    },
    create(widget, properties) {
      const element = createWidgetElement(widget);
      // An attribute, since the element may not be upgraded yet.
      element.setAttribute('brainstem', name);
      if (started === undefined && !isOver) watch.add(element);
      return Object.assign(element, properties);
    },
    update(changes) {
      appearance = { ...appearance, ...changes };
      change(changes);
    },
    logout() {
      isSignedOut = true;
      first = undefined;
      firstRequest.abort(new DOMException('The person signed out.', 'AbortError'));
      started?.brainstem.logout();
      return Promise.resolve();
    },
    destroy() {
      if (isOver) return;
      isOver = true;
      loaders.delete(loader);
      watch.stop();
      stopWaiting();
      started?.brainstem.destroy();
    },
  };
}

/** Returns true for the kit's own errors, by name: their class is in the lazy code. */
function isConfigurationError(error: unknown): boolean {
  return error instanceof Error && error.name === 'BrainstemError';
}

function loadError(cause: unknown): LoadError {
  return Object.assign(
    new Error(
      'Brainstem: the code of the widgets could not be fetched. Check that elements.js and its parts lie beside the script and that script-src allows them.',
      { cause },
    ),
    { name: 'BrainstemError', code: 'load-failed' } as const,
  );
}

/** Creates a promise whose rejection isn't reported as unhandled. */
function createDeferred() {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** The distance from the viewport at which the first widget loads the code. */
const reach = '600px';

/** Calls the listener once, when any present or later element of the kit nears the viewport. */
function watchForElements(onNear: () => void) {
  const nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      onNear();
    },
    { rootMargin: reach },
  );
  const observe = (element: Element): void => {
    if (!element.localName.startsWith('brainstem-')) return;
    // WebKit never reports an element without a size in the top layer, as these are until then.
    nearness.observe(element.closest('dialog, [popover]') ?? element);
  };
  const observeIn = (root: ParentNode): void => root.querySelectorAll('*').forEach(observe);
  const changes = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      observe(node);
      observeIn(node);
    }
  });
  const stop = (): void => {
    nearness.disconnect();
    changes.disconnect();
  };
  observeIn(document);
  changes.observe(document, { childList: true, subtree: true });
  return {
    /** Watches an element that may be inserted into a shadow root, which the document doesn't tell. */
    add: (element: Element) => nearness.observe(element),
    stop,
  };
}
