import { createWidgetElement } from '../elements/createWidgetElement.ts';
import type { Brainstem, BrainstemAppearance, BrainstemOptions } from '../elements/index.ts';
import { browserEnvironment, type Environment } from '../environment/index.ts';
import { watchForElements } from './watchForElements.ts';

/** Options for the loader: those of a kit, with its language by name. */
export interface LoaderOptions extends Omit<BrainstemOptions, 'locale'> {
  /** BCP 47 tag of one of our languages: `en`, `en-GB`, `ar`, `de`, `fr`, `es`, `pt-BR`, `ja`, `zh-CN`. @default 'en' */
  language?: string;
}

/** Options that can be changed at any time. */
export interface LoaderAppearance extends Omit<BrainstemAppearance, 'locale'> {
  language?: string;
}

/** The kit on a page, usable before its code has come. */
export interface LoadedBrainstem {
  /**
   * Resolves when the code is there. Rejects with a {@link LoadError} when it could not be fetched
   * several times in a row, and with a `BrainstemError` when an option cannot work. Fetching goes on
   * after that: read it again for a promise of the next tries.
   */
  readonly ready: Promise<void>;
  /**
   * Creates a widget's element in this kit, to be put anywhere in the page. It fills once it is near.
   *
   * @param name - `findingsReview`, `findings-review` or `brainstem-findings-review`.
   * @throws TypeError with all names, where no widget has this one.
   */
  create: Brainstem['create'];
  /** Changes the looks and the language of all elements. What is not named stays. */
  update: (appearance: LoaderAppearance) => void;
  /**
   * Ends the session of the person; nothing of it is left. Before the code has come, the kit starts
   * signed out.
   */
  logout: () => Promise<void>;
  /** Ends everything. Elements that are still in the page are empty from then on. */
  destroy: () => void;
}

/** The reason why the code could not be loaded. */
export interface LoadError extends Error {
  readonly name: 'BrainstemError';
  readonly code: 'load-failed';
}

/** The page's settings for a kit before its code has loaded. */
interface LoadedStart {
  /** Returns true if elements that name no kit may belong to this one. */
  takesUnbound: () => boolean;
  isSignedOut: () => boolean;
}

/** The part of the kit that is fetched when a widget comes near. */
export interface LoadedCode {
  startBrainstem: (options: LoaderOptions, start: LoadedStart) => Promise<Brainstem>;
  changeAppearance: (brainstem: Brainstem, appearance: LoaderAppearance) => Promise<void>;
}

/** Milliseconds between one failed fetch of the code and the next. The last one repeats. */
const retryDelays = [1_000, 4_000, 15_000, 60_000];

/** Failed fetches in a row after which `ready` rejects. */
const failuresToReport = 3;

/** The loaders of the page that were not destroyed. */
const loaders = new Set<object>();

/**
 * Readies a page for widgets. The token is asked for at once; the code comes when the first
 * `<brainstem-…>` element nears the window. Calls made before that are done then, in their order.
 * Code that cannot be fetched is fetched again, after a while or when the network is back.
 *
 * A page that loads several kits, for several people, makes their elements with `create`, or names
 * the kits and says `<brainstem-chat brainstem="name">`.
 *
 * @param fetchCode - Fetches the code. The script tag's own bundle gives it.
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
  // Whoever asks for it meets the failure.
  first.catch(() => undefined);

  const loader = {};
  loaders.add(loader);
  let isOver = false;
  let isSignedOut = false;
  let isStarting = false;
  let started: { code: LoadedCode; brainstem: Brainstem } | undefined;
  let appearance: LoaderAppearance = {};
  let failures = 0;
  let stopWaiting: () => void = () => undefined;
  let ready = createDeferred();
  const stopWatching = watchForElements(() => void start());

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
    else if (appearance !== begun) void code.changeAppearance(brainstem, appearance);
    ready.resolve();
  }

  /** An option that cannot work now cannot work later. */
  function giveUp(error: unknown): void {
    isOver = true;
    loaders.delete(loader);
    // oxlint-disable-next-line no-console -- The page may not wait for `ready`.
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
      // An attribute, since the element's class may not be there yet.
      element.setAttribute('brainstem', name);
      return Object.assign(element, properties);
    },
    update(changes) {
      appearance = { ...appearance, ...changes };
      if (started !== undefined) void started.code.changeAppearance(started.brainstem, changes);
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
      stopWatching();
      stopWaiting();
      started?.brainstem.destroy();
    },
  };
}

/** Returns true for the kit's own errors, by name: their class is in the code that is fetched. */
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

interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** A promise that may reject with nobody waiting for it. */
function createDeferred(): Deferred {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
