import {
  forwardRef,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ForwardedRef,
  type ForwardRefRenderFunction,
  type ReactNode,
  type RefObject,
} from 'react';
import { commonEvents, type WidgetDeclaration } from '../../controller/index.ts';
import {
  joinRefs,
  replayEdits,
  RootContext,
  splitRootProps,
  Surface,
  useBrowserLayoutEffect,
  useLatest,
  type RootProps,
} from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { reportMistakes } from '../mistakes/reportMistakes.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { LoadErrorContext, useEventListeners } from './widgetEvents.ts';

/** The global that bundlers replace, so that what is only for development is left out. */
declare const process: { env: { NODE_ENV?: string } };

/** Props that every widget has. */
export interface WidgetProps extends RootProps {
  /** Called once, when the widget has mounted. Its data may still be loading. */
  onReady?: () => void;
  /** Called when the widget or its data can't be loaded. The user sees a retry button. */
  onLoadError?: (error: unknown) => void;
  /** Called with each error of the widget, including those caught while rendering. */
  onError?: (error: unknown) => void;
}

/** A widget's React component. */
export interface WidgetComponent<P> {
  (props: P & WidgetProps): ReactNode;
  displayName?: string;
}

/**
 * Creates a widget from its view. It remounts on sign-out and for another client, so that one
 * user's state is never shown to the next, and contains its errors. The host's root props reach the
 * view's first `Surface`. The view's listeners are stable.
 *
 * @param declaration - Undefined for a part of another widget, which reports the events itself.
 */
export function withSession<P extends object>(
  View: ComponentType<P>,
  declaration?: WidgetDeclaration<P>,
): WidgetComponent<P> {
  const { name, events, optionalEvents = [], keys = [] } = declaration ?? {};
  const allEvents: Readonly<Record<string, readonly string[]>> = { ...commonEvents, ...events };

  function Mounted({ props, root }: { props: P; root: RefObject<HTMLDivElement | null> }) {
    const listenerTo = useEventListeners(name, allEvents, props);
    const isOffered = (prop: string): boolean =>
      !optionalEvents.some((optional) => optional === prop) ||
      typeof Reflect.get(props, prop) === 'function';
    const listeners = Object.fromEntries(
      Object.keys(allEvents)
        .filter(isOffered)
        .map((prop) => [prop, listenerTo(prop)]),
    );
    const isReady = useRef(false);
    const [loadFailed] = useState(() => once(listenerTo('onLoadError')));
    const fail = (error: unknown): void => {
      if (!isReady.current) loadFailed(error);
      listenerTo('onError')(error);
    };
    const becomeReady = (): void => {
      if (!isReady.current) listenerTo('onReady')();
      isReady.current = true;
      try {
        if (process.env.NODE_ENV === 'development' && declaration !== undefined) {
          reportMistakes(declaration, props, root.current);
        }
      } catch {
        // There is no bundler, as on a page with an import map.
      }
    };
    return (
      <LoadErrorContext.Provider value={loadFailed}>
        <WidgetBoundary as={Surface} onError={fail}>
          <View {...props} {...listeners} />
          <Ready onReady={becomeReady} root={root} />
        </WidgetBoundary>
      </LoadErrorContext.Provider>
    );
  }

  const Session = forwardRoot<P>(function Session(props, ref) {
    const { client } = useBrainstem();
    const { root, rest } = splitRootProps(props);
    const element = useRef<HTMLDivElement>(null);
    const joined = useMemo(() => joinRefs(element, ref), [ref]);
    const key = JSON.stringify([client.key, ...keys.map((prop) => props[prop])]);
    return (
      <RootContext.Provider value={{ ...root, ref: joined }}>
        <Mounted key={key} props={rest} root={element} />
      </RootContext.Provider>
    );
  });
  return Object.assign(Session, { displayName: View.displayName ?? View.name });
}

/** `forwardRef` for components with any props, for React 18. */
export function forwardRoot<P>(
  render: (props: P, ref: ForwardedRef<HTMLDivElement>) => ReactNode,
): (props: P & RootProps) => ReactNode;
export function forwardRoot(render: ForwardRefRenderFunction<HTMLDivElement, object>): object {
  return forwardRef(render);
}

interface ReadyProps {
  onReady: () => void;
  /** The widget's root, in which a user may have typed before React took it over. */
  root: RefObject<HTMLDivElement | null>;
}

/** Calls `onReady` after mount: rendered last, so it mounts only if the view didn't throw. */
function Ready({ onReady, root }: ReadyProps) {
  const latest = useLatest(onReady);
  const [isTakenOver] = useState(
    useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    ),
  );
  useBrowserLayoutEffect(() => {
    if (isTakenOver && root.current !== null) replayEdits(root.current);
  }, [isTakenOver, root]);
  useEffect(() => latest.current(), [latest]);
  return null;
}

const subscribeToNothing = () => () => undefined;

/** Wraps a listener to be called once per error, which several parts of a widget may show. */
function once(listener: (error: unknown) => void): (error: unknown) => void {
  const seen = new Set<unknown>();
  return (error) => {
    if (seen.has(error)) return;
    seen.add(error);
    listener(error);
  };
}
