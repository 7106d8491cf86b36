import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createState } from '../client/index.ts';

/** A component whose code is loaded when it is rendered, or by `preload`. */
export interface LazyPart<P> {
  (props: P): ReactNode;
  /** Loads the code. Rejects if that fails; rendering then tries again. */
  preload: () => Promise<void>;
}

export interface LazyPartOptions<P> {
  /** Renders until the code is loaded. @default nothing */
  fallback?: (props: P) => ReactNode;
  /** True if the fallback suffices when the code can’t be loaded. @default false */
  isOptional?: boolean;
}

/**
 * Creates a component whose code is loaded when it first mounts. It renders as soon as the code is
 * loaded, whereas `React.lazy` delays it until 300 ms after its fallback (500 ms in React 18),
 * because Suspense throttles. If loading fails, an error boundary gets the error, and the next
 * mount tries again.
 *
 * @param load - Loads the component.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback = () => null, isOptional = false }: LazyPartOptions<P> = {},
): LazyPart<P> {
  const loaded = createState<ComponentType<P> | undefined>(undefined);
  let loading: Promise<void> | undefined;

  async function fetchPart(): Promise<void> {
    try {
      loaded.set(await load());
    } finally {
      loading = undefined;
    }
  }

  const preload = async (): Promise<void> => {
    if (loaded.get() === undefined) await (loading ??= fetchPart());
  };

  function Part(props: P): ReactNode {
    const component = useSyncExternalStore(loaded.subscribe, loaded.get, () => undefined);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(() => {
      let isMounted = true;
      preload().catch((cause: unknown) => {
        if (isMounted) setFailure({ cause });
      });
      return () => {
        isMounted = false;
      };
    }, []);
    if (component !== undefined) return createElement(component, props);
    if (failure !== undefined && !isOptional) throw asError(failure.cause);
    return fallback(props);
  }

  return Object.assign(Part, { preload });
}

function asError(cause: unknown): Error {
  return cause instanceof Error
    ? cause
    : new Error('Brainstem: a part of the page could not be fetched.', { cause });
}
