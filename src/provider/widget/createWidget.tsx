import { createContext, useContext, type ReactNode } from 'react';
import {
  commonEvents,
  eventOf,
  type Controller,
  type EventProp,
  type WidgetDeclaration,
} from '../../controller/index.ts';
import { useBrowserLayoutEffect, useLatest } from '../../ui/index.ts';
import { createWidgetContext, type WidgetContext } from './createWidgetContext.tsx';
import { useControlledValue } from './useControlledValue.ts';
import { useOwnController } from './useOwnController.ts';
import { isListener } from './widgetEvents.ts';

/** The values of a widget's events, by the controller's event names. */
type HostEvents<P> = {
  [K in EventProp<P> as K extends `on${infer Name}` ? Uncapitalize<Name> : never]?: NonNullable<
    P[K]
  > extends (...values: infer Values) => unknown
    ? Values
    : never;
};

/** The action that applies a host's view without an event, for a widget with a view. */
type FollowsHost<P> = P extends { view?: infer View }
  ? { followView: (view: NonNullable<View>) => void }
  : object;

export interface CreatedWidget<P, State, Actions, Events extends object> extends Omit<
  WidgetContext<State, Actions, Events>,
  'Provider'
> {
  /** Creates and mounts the controller, and provides it and the props to the components below. */
  Provider: (given: { props: P; children: ReactNode }) => ReactNode;
  /** Creates and mounts the controller, for a hook with the host's own UI. */
  useOwn: (props: P) => Controller<State, Actions, Events>;
  /** Returns the host's props of the last render. */
  useProps: () => P;
}

/**
 * Creates the wiring that a widget's component and hook share. Connects the host's listeners to the
 * controller's events by name, and keeps a controlled `view` in sync.
 *
 * @param useCreate - A hook that returns the controller's factory, which is called once.
 */
export function createWidget<
  P extends object,
  State,
  Actions extends FollowsHost<P>,
  Events extends HostEvents<P>,
>(
  declaration: WidgetDeclaration<P>,
  useCreate: (props: P) => () => Controller<State, Actions, Events>,
): CreatedWidget<P, State, Actions, Events>;
export function createWidget(
  { name, events }: Pick<WidgetDeclaration<object>, 'name' | 'events'>,
  useCreate: (props: object) => () => AnyController,
): CreatedWidget<object, object, object, AnyEvents> {
  const { Provider, ...context } = createWidgetContext<object, object, AnyEvents>(name);
  const PropsContext = createContext<object>({});
  const eventNames = Object.keys({ ...commonEvents, ...events });

  function useOwn(props: object): AnyController {
    const latest = useLatest(props);
    const controller = useOwnController(useCreate(props));
    useBrowserLayoutEffect(() => {
      const stops = eventNames.map((prop) =>
        controller.on(eventOf(prop), (...values) => {
          const listener: unknown = Reflect.get(latest.current, prop);
          if (isListener(listener)) listener(...values);
        }),
      );
      return () => stops.forEach((stop) => stop());
    }, [controller, latest]);
    const follow: unknown = Reflect.get(controller.actions, 'followView');
    useControlledValue<unknown, string>(
      controller,
      'viewChange',
      isListener(follow) ? Reflect.get(props, 'view') : undefined,
      (view) => isListener(follow) && follow(view),
    );
    return controller;
  }

  function OwnProvider({ props, children }: { props: object; children: ReactNode }) {
    return (
      <Provider controller={useOwn(props)}>
        <PropsContext.Provider value={props}>{children}</PropsContext.Provider>
      </Provider>
    );
  }

  return { ...context, Provider: OwnProvider, useOwn, useProps: () => useContext(PropsContext) };
}

type AnyEvents = Record<string, unknown[]>;

type AnyController = Controller<object, object, AnyEvents>;
