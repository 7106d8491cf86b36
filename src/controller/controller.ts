import type { StoreApi } from 'zustand/vanilla';

/** Listens to one event of a controller. */
export type ControllerListener<Values extends readonly unknown[]> = (...values: Values) => void;

/**
 * The state and behaviour of one mounted widget, without React. `Events` has for each name the
 * values that a listener gets: `{ error: [error: unknown] }`.
 */
export interface Controller<State, Actions, Events extends object> {
  /** The state to show. Only the controller writes it. */
  readonly store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** The actions of a person. Neither the object nor its functions ever change. */
  readonly actions: Readonly<Actions>;
  /**
   * Starts what listens, polls or waits. May be called several times; the last of the functions
   * that it returned stops it again, with everything that the controller started.
   *
   * @returns A function that stops it. Calling it again does nothing.
   */
  mount: () => () => void;
  /**
   * Calls the listener on each event of that name. What a listener throws is reported as
   * uncaught, and disturbs nobody.
   *
   * @returns A function that removes the listener.
   */
  on: <Name extends keyof Events>(
    name: Name,
    listener: ControllerListener<ValuesOf<Events, Name>>,
  ) => () => void;
}

/** The values that a listener of an event gets. */
export type ValuesOf<
  Events extends object,
  Name extends keyof Events,
> = Events[Name] extends readonly unknown[] ? Events[Name] : never;
