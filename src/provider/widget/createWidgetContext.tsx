import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Controller } from '../../controller/index.ts';
import { useBrowserLayoutEffect } from '../../ui/index.ts';

/** Props of a widget's Provider. */
export interface WidgetProviderProps<Own> {
  /** Created once for each mounted widget, as with `useState(() => createReview(deps))`. */
  controller: Own;
  children: ReactNode;
}

/** A widget's controller, for the components below it. */
export interface WidgetContext<
  State,
  Actions,
  Events extends object,
  Own extends Controller<State, Actions, Events> = Controller<State, Actions, Events>,
> {
  /** Mounts the controller, and gives it to the components below. */
  Provider: (props: WidgetProviderProps<Own>) => ReactNode;
  /** Returns the actions of a person. They never change. */
  useActions: () => Readonly<Actions>;
  /**
   * Reads the state, and renders again when what was selected changes. A selector that makes an
   * object or an array goes through `useShallow`.
   */
  useSelect: <T>(selector: (state: State) => T) => T;
  /** The controller itself, for what needs its store or events. */
  useController: () => Own;
}

/**
 * Creates the context of one kind of widget. `Own` is its controller, where that has more than
 * every controller has.
 *
 * @param name - The widget's component, for the error of a part that is rendered outside of it.
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
    // A layout effect runs before the passive effects of the components below, which may act.
    useBrowserLayoutEffect(() => controller.mount(), [controller]);
    return <Context.Provider value={controller}>{children}</Context.Provider>;
  }

  return { Provider, useController, useSelect, useActions: () => useController().actions };
}
