import { useLayoutEffect, useMemo, useRef, type ComponentType } from 'react';
import { BrainstemProvider, toDetail, WidgetBoundary } from '../provider/index.ts';
import type { LoadedWidget } from '../widgets/lazyWidgets.ts';
import type { BrainstemHost } from './createBrainstem.ts';

/** Dispatches a widget's event on its element, by its prop's name. */
export type DispatchEvent = (prop: string, detail: object) => void;

export interface ElementRootProps extends ListeningWidgetProps {
  host: BrainstemHost;
  /** The element's widget, which may still be loading. */
  Widget: ComponentType<ListeningWidgetProps>;
  /** The container of dialogs, inside the shadow root. */
  container: HTMLElement | undefined;
}

/** Renders a widget in its element's shadow root, with a provider of the page's kit. */
export function ElementRoot({ host, Widget, container, dispatch, ...widget }: ElementRootProps) {
  const { variables, ...appearance } = host.getAppearance() ?? {};
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables ?? {})) {
      place.current?.style.setProperty(name, value);
    }
  }, [variables]);
  return (
    <div ref={place} style={{ blockSize: '100%' }}>
      <BrainstemProvider
        client={host.client}
        queryClient={host.queryClient}
        {...withoutAbsent(host.provider)}
        {...withoutAbsent(appearance)}
        {...(container === undefined ? {} : { portalContainer: container })}
      >
        <WidgetBoundary
          onError={(error) => {
            dispatch('onLoadError', { error });
            dispatch('onError', { error });
          }}
        >
          <Widget dispatch={dispatch} {...widget} />
        </WidgetBoundary>
      </BrainstemProvider>
    </div>
  );
}

/** Props of a widget whose events are dispatched on its element. */
export interface ListeningWidgetProps {
  /** The event props, space-separated. */
  events: string;
  dispatch: DispatchEvent;
  widgetProps: Readonly<Record<string, unknown>>;
}

/** Wraps a widget to dispatch its events, each with its values in one object. */
export function withDispatch({
  Widget,
  events: values,
}: LoadedWidget): ComponentType<ListeningWidgetProps> {
  return function ListeningWidget({ events, dispatch, widgetProps }) {
    const listeners = useMemo(
      () =>
        Object.fromEntries(
          events
            .split(' ')
            .map((prop) => [
              prop,
              (...given: unknown[]) => dispatch(prop, toDetail(values[prop] ?? [], given)),
            ]),
        ),
      [events, dispatch],
    );
    return <Widget {...widgetProps} {...listeners} />;
  };
}

function withoutAbsent<T extends object>(given: T): T {
  const present = { ...given };
  for (const [name, value] of Object.entries(present)) {
    if (value === undefined) Reflect.deleteProperty(present, name);
  }
  return present;
}
