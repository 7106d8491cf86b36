import { useState } from 'react';
import { useBrowserLayoutEffect } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/**
 * Creates a controller and mounts it with the component, for a hook with the host's own UI. Like a
 * widget, it restarts on sign-out and for another client.
 */
export function useOwnController<Own extends { mount: () => () => void }>(create: () => Own): Own {
  const controller = useOwnState(create);
  useBrowserLayoutEffect(() => controller.mount(), [controller]);
  return controller;
}

/** Creates a value once, and again for each client, of which each user has their own. */
export function useOwnState<T>(create: () => T): T {
  const { client } = useBrainstem();
  const [own, setOwn] = useState(() => ({ client, value: create() }));
  const current = own.client === client ? own : { client, value: create() };
  if (current !== own) setOwn(current);
  return current.value;
}
