import { useEffect } from 'react';
import type { BrainstemClient } from '../client/index.ts';
import { callListener } from '../controller/index.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The host's listener. */
type OnEvent = ((event: WidgetEvent) => void) | undefined;

/** The drifts that each listener received: several providers may share it and their client. */
const told = new WeakMap<object, Set<object>>();

/** Tells the host where the answers of its platform differ from their documents. */
export function useDriftEvents(
  client: BrainstemClient,
  onEvent: { readonly current: OnEvent },
): void {
  useEffect(
    () =>
      client.onDrift((drift) => {
        const { current } = onEvent;
        const heard = told.get(drift) ?? new Set();
        if (current === undefined || heard.has(current)) return;
        told.set(drift, heard.add(current));
        const { route, path } = drift;
        callListener(current, { widget: 'platform', name: 'drift', ids: { route, path } });
      }),
    [client, onEvent],
  );
}
