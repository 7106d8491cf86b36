import type { Brainstem, BrainstemAppearance, BrainstemOptions } from '../elements/index.ts';

/** Options of {@link loadBrainstem}. */
export interface LoaderOptions extends Omit<BrainstemOptions, 'locale'> {
  /** BCP 47 tag of one of our languages: `en`, `de`, `ar`. @default 'en' */
  language?: string;
}

/** What can be changed at any time. */
export interface LoaderAppearance extends Omit<BrainstemAppearance, 'locale'> {
  language?: string;
}

/** The kit on a page, usable before its code has come. */
export interface LoadedBrainstem {
  /** Resolves when the code is there; rejects with a {@link LoadError} when it cannot be fetched. */
  readonly ready: Promise<void>;
  /** Makes a widget by its name, to be put anywhere in the page. It fills once it is near. */
  create: (name: string, properties?: Readonly<Record<string, unknown>>) => HTMLElement;
  update: (appearance: LoaderAppearance) => void;
  /** Ends the session of the person; nothing of it is left. */
  logout: () => Promise<void>;
  destroy: () => void;
}

/** Why the code did not come. */
export interface LoadError extends Error {
  readonly name: 'BrainstemError';
  readonly code: 'load-failed';
}

/** The part of the kit that is fetched when a widget comes near. */
export interface LoadedCode {
  startBrainstem: (options: LoaderOptions) => Promise<Brainstem>;
  changeAppearance: (brainstem: Brainstem, appearance: LoaderAppearance) => Promise<void>;
}

/** How near to the window the first widget comes before the code is fetched. */
const reach = '600px';

/**
 * Readies a page for widgets. The token is asked for at once; the code comes when the first
 * `<brainstem-…>` element nears the window. Calls made before that are done then, in their order.
 *
 * @param fetchCode - Fetches the code. The script tag's own bundle gives it.
 */
export function loadBrainstem(
  options: LoaderOptions,
  fetchCode: () => Promise<LoadedCode>,
): LoadedBrainstem {
  const { getToken } = options;
  let first: ReturnType<typeof getToken> | undefined = Promise.resolve(
    getToken({ reason: 'initial', signal: new AbortController().signal }),
  );
  // Whoever asks for it meets the failure.
  first.catch(() => undefined);

  let isOver = false;
  let started: Promise<{ code: LoadedCode; brainstem: Brainstem }> | undefined;
  const ready = defer();
  ready.promise.catch(() => undefined);
  const stop = watchForElements(() => void start().catch(() => undefined));

  function start(): Promise<{ code: LoadedCode; brainstem: Brainstem }> {
    started ??= fetchCode().then(
      async (code) => {
        const brainstem = await code.startBrainstem({
          ...options,
          getToken(request) {
            const given = request.reason === 'initial' ? first : undefined;
            first = undefined;
            return given ?? getToken(request);
          },
        });
        ready.resolve();
        return { code, brainstem };
      },
      (cause: unknown) => {
        // The next element that comes near tries again.
        started = undefined;
        const error = loadError(cause);
        ready.reject(error);
        throw error;
      },
    );
    return started;
  }

  return {
    ready: ready.promise,
    create(name, properties) {
      const tag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return Object.assign(document.createElement(`brainstem-${tag}`), properties);
    },
    update(appearance) {
      if (started === undefined) Object.assign(options, appearance);
      else {
        void started.then(({ code, brainstem }) => code.changeAppearance(brainstem, appearance));
      }
    },
    async logout() {
      first = undefined;
      if (started !== undefined) (await started).brainstem.logout();
    },
    destroy() {
      if (isOver) return;
      isOver = true;
      stop();
      void started?.then(({ brainstem }) => brainstem.destroy());
    },
  };
}

/** Tells when an element of ours, there already or added later, nears the window. */
function watchForElements(onNear: () => void): () => void {
  const nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      onNear();
    },
    { rootMargin: reach },
  );
  const look = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName.startsWith('brainstem-')) nearness.observe(element);
    }
  };
  const changes = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.localName.startsWith('brainstem-')) nearness.observe(node);
      look(node);
    }
  });
  const stop = (): void => {
    nearness.disconnect();
    changes.disconnect();
  };
  look(document);
  changes.observe(document, { childList: true, subtree: true });
  return stop;
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

function defer(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
