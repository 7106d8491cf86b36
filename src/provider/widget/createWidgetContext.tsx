import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Controller } from '../../controller/index.ts';
import { useBrowserLayoutEffect } from '../../ui/index.ts';

export interface WidgetProviderProps<Own> {
  /** The controller, created once per mounted widget: `useState(() => createReview(deps))`. */
  controller: Own;
  children: ReactNode;
}

export interface WidgetContext<
  State,
  Actions,
  Events extends object,
  Own extends Controller<State, Actions, Events> = Controller<State, Actions, Events>,
> {
  /** Mounts the controller, and provides it to the components below. */
  Provider: (props: WidgetProviderProps<Own>) => ReactNode;
  useActions: () => Readonly<Actions>;
  /**
   * Selects from the state, and rerenders when the selection changes. A selector that creates an
   * object or array needs `useShallow`.
   */
  useSelect: <T>(selector: (state: State) => T) => T;
  /** Returns the controller itself, for its store or events. */
  useController: () => Own;
}

/**
 * Creates the context of one kind of widget. `Own` is its controller's type.
 *
 * @param name - The component's name, for the error of a part rendered outside it.
 */
export function createWidgetContext<
  State,
  Actions,
  Events extends object,
  Own extends Controller<State, Actions, Events> = Controller<State, Actions, Events>,
>(name: string): WidgetContext<State, Actions, Events, Own> {
  const Context = createContext<Own | undefined>(undefined);

  function useController(): Own {
    const controller = useContext(Context);
    if (controller !== undefined) return controller;
    throw new Error(
      `Brainstem: a part of <${name}> was rendered outside of it, so it has no state. Render it inside.`,
    );
  }

  function useSelect<T>(selector: (state: State) => T): T {
    return useStore(useController().store, selector);
  }

  function Provider({ controller, children }: WidgetProviderProps<Own>) {
    // A layout effect runs before the passive effects of components below, which may call actions.
    useBrowserLayoutEffect(() => controller.mount(), [controller]);
    return <Context.Provider value={controller}>{children}</Context.Provider>;
  }

  return { Provider, useController, useSelect, useActions: () => useController().actions };
}
