import { useReducer } from 'react';
import { useBrowserLayoutEffect } from '../../ui/index.ts';

/** A controller that emits an event when the value changes. */
interface ChangeSource<Name extends string> {
  on: (name: Name, listener: () => void) => () => void;
}

/**
 * Makes a controller's value, such as its view, controlled if the host passes one; otherwise the
 * controller owns it. Changes that the host doesn't accept are reverted.
 *
 * @param name - The controller's change event.
 * @param applyValue - Applies the host's value without an event. Must be idempotent.
 */
export function useControlledValue<T, Name extends string>(
  controller: ChangeSource<Name>,
  name: Name,
  value: T | undefined,
  applyValue: (value: T) => void,
): void {
  const [, check] = useReducer((count: number) => count + 1, 0);
  useBrowserLayoutEffect(() => controller.on(name, check), [controller, name]);
  // After each render: a host that ignores the event keeps its own value.
  useBrowserLayoutEffect(() => {
    if (value !== undefined) applyValue(value);
  });
}
