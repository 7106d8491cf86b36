import { useReducer } from 'react';
import { useBrowserLayoutEffect } from '../../ui/index.ts';

/** A controller whose event says that a value is another one. */
interface Changing<Name extends string> {
  on: (name: Name, listener: () => void) => () => void;
}

/**
 * Keeps a value of a controller as the host gives it, such as its view. While the host gives none,
 * the controller decides. A host that gives one hears of each change, and what it doesn't take over
 * is undone.
 *
 * @param name - The event of the controller that says the value has changed.
 * @param follow - Takes the host's value over without an event. It gets the same one many times.
 */
export function useControlledValue<T, Name extends string>(
  controller: Changing<Name>,
  name: Name,
  given: T | undefined,
  follow: (value: T) => void,
): void {
  const [, check] = useReducer((count: number) => count + 1, 0);
  useBrowserLayoutEffect(() => controller.on(name, check), [controller, name]);
  // After each render: a host that ignores the event keeps the value that it passed.
  useBrowserLayoutEffect(() => {
    if (given !== undefined) follow(given);
  });
}
