import { useState } from 'react';
import { useBrowserLayoutEffect } from '../../ui/index.ts';
import { useBrainstem } from '../BrainstemContext.ts';

/**
 * Creates a controller and mounts it with the component, for a hook with the host's own UI. Like a
 * widget, it restarts on sign-out and for another client.
 */
export function useOwnController<Own extends { mount: () => () => void }>(create: () => Own): Own {
  const { client, generation } = useBrainstem();
  const key = JSON.stringify([client.key, generation]);
  const [own, setOwn] = useState(() => ({ key, controller: create() }));
  const current = own.key === key ? own : { key, controller: create() };
  if (current !== own) setOwn(current);
  const { controller } = current;
  useBrowserLayoutEffect(() => controller.mount(), [controller]);
  return controller;
}
