import type { StoreApi } from 'zustand/vanilla';

/** A listener for one event of a controller. */
export type ControllerListener<Values extends readonly unknown[]> = (...values: Values) => void;

/**
 * The state and behaviour of one mounted widget, without React. `Events` maps each name to the
 * listener's arguments: `{ error: [error: unknown] }`.
 */
export interface Controller<State, Actions, Events extends object> {
  /** The state to render. Only the controller writes it. */
  readonly store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** The user's actions. Neither the object nor its functions ever change. */
  readonly actions: Readonly<Actions>;
  /**
   * Starts listeners, polling and timers. Mounts are counted: the controller stops when every
   * returned function has been called.
   *
   * @returns An idempotent function that ends this mount.
   */
  mount: () => () => void;
  /**
   * Calls the listener on each event of that name. An error that it throws is reported as uncaught,
   * without affecting anything else.
   *
   * @returns A function that removes the listener.
   */
  on: <Name extends keyof Events>(
    name: Name,
    listener: ControllerListener<ValuesOf<Events, Name>>,
  ) => () => void;
}

/** The arguments of an event's listener. */
export type ValuesOf<
  Events extends object,
  Name extends keyof Events,
> = Events[Name] extends readonly unknown[] ? Events[Name] : never;
