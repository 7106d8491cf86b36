import type { Controller, ControllerListener, ValuesOf } from '../../controller/index.ts';
import { useBrowserLayoutEffect, useLatest } from '../../ui/index.ts';

/** Calls the host's latest callback on each event of a controller. */
export function useControllerEvent<
  State,
  Actions,
  Events extends object,
  Name extends keyof Events,
>(
  controller: Controller<State, Actions, Events>,
  name: Name,
  listener: ControllerListener<ValuesOf<Events, Name>> | undefined,
): void {
  const latest = useLatest(listener);
  useBrowserLayoutEffect(
    () => controller.on(name, (...values) => latest.current?.(...values)),
    [controller, name, latest],
  );
}
