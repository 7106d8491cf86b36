import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserEnvironment, type Environment } from '../environment/index.ts';
import { callListener } from './callListener.ts';
import type { Controller, ControllerListener, ValuesOf } from './controller.ts';
import { createScope, type Scope } from './scope.ts';

export interface ControllerContext<State, Events extends object> {
  getState: StoreApi<State>['getState'];
  setState: StoreApi<State>['setState'];
  emit: <Name extends keyof Events>(name: Name, ...values: ValuesOf<Events, Name>) => void;
  /**
   * Returns the scope of the current mount. Read it once, when an action starts, and pass its
   * signal on. Before the first mount, it is the scope of that mount; between mounts, it has ended.
   */
  scope: () => Scope;
  readonly environment: Environment;
}

/** The definition of a controller, for {@link defineController}. */
export interface ControllerDefinition<State, Actions, Events extends object> {
  initialState: State;
  /** @default the browser */
  environment?: Environment;
  /** Creates the actions. Called once; must not start anything. */
  actions: (context: ControllerContext<State, Events>) => Actions;
  /**
   * Starts listeners. Called by the first mount, and by each mount after a stop. Its returned
   * function is called when the mount ends, after the scope's signal has aborted.
   */
  mount?: (
    actions: Readonly<Actions>,
    context: ControllerContext<State, Events>,
  ) => (() => void) | undefined;
}

/** Creates the controller of one widget. Everything it starts ends with its mount. */
export function defineController<State, Actions extends object, Events extends object>({
  initialState,
  environment = browserEnvironment,
  actions: createActions,
  mount: start,
}: ControllerDefinition<State, Actions, Events>): Controller<State, Actions, Events> {
  const store = createStore<State>()(() => initialState);
  const listeners: {
    [Name in keyof Events]?: Set<{ listener: ControllerListener<ValuesOf<Events, Name>> }>;
  } = {};
  let current = createScope(environment);
  let mounts = 0;

  const context: ControllerContext<State, Events> = {
    getState: store.getState,
    setState: store.setState,
    environment,
    scope: () => current.scope,
    emit(name, ...values) {
      for (const { listener } of [...(listeners[name] ?? [])]) callListener(listener, ...values);
    },
  };
  const actions = Object.freeze(createActions(context));

  return {
    store,
    actions,

    mount() {
      mounts += 1;
      if (mounts === 1) {
        if (current.scope.signal.aborted) current = createScope(environment);
        const { scope } = current;
        const stop = start?.(actions, context);
        if (stop !== undefined) scope.onEnd(stop);
      }
      let isMounted = true;
      return () => {
        if (!isMounted) return;
        isMounted = false;
        mounts -= 1;
        if (mounts === 0) current.end();
      };
    },

    on(name, listener) {
      const entry = { listener };
      const entries = (listeners[name] ??= new Set());
      entries.add(entry);
      return () => void entries.delete(entry);
    },
  };
}
