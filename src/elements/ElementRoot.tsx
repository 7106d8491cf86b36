import { useEffect, useLayoutEffect, useMemo, useRef, type ComponentType } from 'react';
import { BrainstemProvider, WidgetBoundary } from '../provider/index.ts';
import type { WidgetEntry } from '../widgets/defineWidget.ts';
import type { BrainstemHost } from './createBrainstem.ts';

/** Tells the page what a widget told, by the name of its prop. */
export type Tell = (prop: string, values: readonly unknown[]) => void;

/** Props of {@link ElementRoot}. */
export interface ElementRootProps {
  host: BrainstemHost;
  entry: WidgetEntry;
  /** The widget of the entry, which may still be on its way. */
  Widget: ComponentType<ToldWidgetProps>;
  /** Where dialogs are put: inside the shadow root. */
  container: HTMLElement | undefined;
  widgetProps: Readonly<Record<string, unknown>>;
  /** Events that the page takes care of, so that the widget may offer what leads to them. */
  offers: readonly string[];
  tell: Tell;
}

/** A widget in its element's shadow root, under a provider of the page's instance. */
export function ElementRoot({
  host,
  entry,
  Widget,
  container,
  widgetProps,
  offers,
  tell,
}: ElementRootProps) {
  const told = [...entry.events, ...offers].join(' ');
  const events = useMemo(() => eventProps(told.split(' '), tell), [told, tell]);
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
        {...withoutAbsent(appearance)}
        {...(container === undefined ? {} : { portalContainer: container })}
      >
        <WidgetBoundary onError={(error) => tell('onError', [error])}>
          <Widget tell={tell} widgetProps={{ ...widgetProps, ...events }} />
        </WidgetBoundary>
      </BrainstemProvider>
    </div>
  );
}

/** Props of a widget that tells when it is there. */
export interface ToldWidgetProps {
  tell: Tell;
  widgetProps: Readonly<Record<string, unknown>>;
}

/** A widget that tells once that it is there. */
export function withReady(Widget: ComponentType<object>): ComponentType<ToldWidgetProps> {
  return function ToldWidget({ tell, widgetProps }) {
    const isTold = useRef(false);
    useEffect(() => {
      if (isTold.current) return;
      isTold.current = true;
      tell('onReady', []);
    }, [tell]);
    return <Widget {...widgetProps} />;
  };
}

function eventProps(events: readonly string[], tell: Tell): Record<string, unknown> {
  return Object.fromEntries(
    events
      .filter((prop) => prop !== '')
      .map((prop) => [prop, (...values: unknown[]) => tell(prop, values)]),
  );
}

function withoutAbsent<T extends object>(given: T): T {
  const present = { ...given };
  for (const [name, value] of Object.entries(present)) {
    if (value === undefined) Reflect.deleteProperty(present, name);
  }
  return present;
}
