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

/** Creates a value once, and again on sign-out and for another client. */
export function useOwnState<T>(create: () => T): T {
  const { client, generation } = useBrainstem();
  const key = JSON.stringify([client.key, generation]);
  const [own, setOwn] = useState(() => ({ key, value: create() }));
  const current = own.key === key ? own : { key, value: create() };
  if (current !== own) setOwn(current);
  return current.value;
}
