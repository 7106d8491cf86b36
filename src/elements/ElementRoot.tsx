import { useLayoutEffect, useMemo, useRef, type ComponentType } from 'react';
import { BrainstemProvider, toDetail, WidgetBoundary } from '../provider/index.ts';
import type { LoadedWidget } from '../widgets/lazyWidgets.ts';
import type { BrainstemHost } from './createBrainstem.ts';

/** Dispatches an event of the widget, by the name of its prop, in the page. */
export type DispatchEvent = (prop: string, detail: object) => void;

export interface ElementRootProps extends ListeningWidgetProps {
  host: BrainstemHost;
  /** The widget of the element, which may still be on its way. */
  Widget: ComponentType<ListeningWidgetProps>;
  /** The container of dialogs: inside the shadow root. */
  container: HTMLElement | undefined;
}

/** A widget in its element's shadow root, under a provider of the page's instance. */
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

/** Props of a widget whose events are those of its element. */
export interface ListeningWidgetProps {
  /** The props that are events, in one string. */
  events: string;
  dispatch: DispatchEvent;
  widgetProps: Readonly<Record<string, unknown>>;
}

/** Makes a widget whose events are dispatched, each with its values in one object. */
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
