import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ForwardedRef,
  type ForwardRefRenderFunction,
  type ReactNode,
} from 'react';
import { commonEvents, type WidgetDeclaration } from '../../controller/index.ts';
import { RootContext, splitRootProps, Surface, useLatest, type RootProps } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';
import { LoadErrorContext, useEventListeners } from './widgetEvents.ts';

/** Props that every widget has. */
export interface WidgetProps extends RootProps {
  /** Called once, when the widget is on the page. Its data may still be on its way. */
  onReady?: () => void;
  /**
   * Called when something that the widget shows can't be loaded, and when the widget itself can't
   * be shown. The person sees it too, with a button to try again.
   */
  onLoadError?: (error: unknown) => void;
  /** Called with each error that the widget met, and with what kept a part of it from being shown. */
  onError?: (error: unknown) => void;
}

/** A widget as React renders it. */
export interface WidgetComponent<P> {
  (props: P & WidgetProps): ReactNode;
  displayName?: string;
}

/**
 * Makes a widget of its view. It mounts again when the person signs out and for another client, so
 * nothing of one person is there for the next. An error in it stays in it. What the host gives for
 * the root reaches the view's first `Surface`, and the listeners that the view gets never change.
 *
 * @param declaration - Undefined for a part of another widget, which reports its events.
 */
export function withSession<P extends object>(
  View: ComponentType<P>,
  declaration?: WidgetDeclaration<P>,
): WidgetComponent<P> {
  const { name, events, optionalEvents = [], keys = [] } = declaration ?? {};
  const allEvents: Readonly<Record<string, readonly string[]>> = { ...commonEvents, ...events };

  function Mounted({ props }: { props: P }) {
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
    };
    return (
      <LoadErrorContext.Provider value={loadFailed}>
        <WidgetBoundary as={Surface} onError={fail}>
          <View {...props} {...listeners} />
          <Ready onReady={becomeReady} />
        </WidgetBoundary>
      </LoadErrorContext.Provider>
    );
  }

  const Session = forwardRoot<P>(function Session(props, ref) {
    const { client, generation } = useBrainstem();
    const { root, rest } = splitRootProps(props);
    const key = JSON.stringify([client.key, generation, ...keys.map((prop) => props[prop])]);
    return (
      <RootContext.Provider value={{ ...root, ref }}>
        <Mounted key={key} props={rest} />
      </RootContext.Provider>
    );
  });
  return Object.assign(Session, { displayName: View.displayName ?? View.name });
}

/** `forwardRef` for a component with any props, in React 18 too. */
export function forwardRoot<P>(
  render: (props: P, ref: ForwardedRef<HTMLDivElement>) => ReactNode,
): (props: P & RootProps) => ReactNode;
export function forwardRoot(render: ForwardRefRenderFunction<HTMLDivElement, object>): object {
  return forwardRef(render);
}

/** Renders after a widget's view: mounted once nothing of the view failed. */
function Ready({ onReady }: { onReady: () => void }) {
  const latest = useLatest(onReady);
  useEffect(() => latest.current(), [latest]);
  return null;
}

/** Calls the listener once for each error: several parts of a widget may show the same one. */
function once(listener: (error: unknown) => void): (error: unknown) => void {
  const seen = new Set<unknown>();
  return (error) => {
    if (seen.has(error)) return;
    seen.add(error);
    listener(error);
  };
}
