import type { WidgetEvent } from 'brainstem/react';
import { useCallback, useState } from 'react';

/** The maximum number of events. */
const maxEntries = 50;

/** Collects the widgets' events, latest first, like a host's analytics. */
export function useEventLog(): [readonly WidgetEvent[], (event: WidgetEvent) => void] {
  const [events, setEvents] = useState<readonly WidgetEvent[]>([]);
  const add = useCallback(
    (event: WidgetEvent) => setEvents((before) => [event, ...before].slice(0, maxEntries)),
    [],
  );
  return [events, add];
}
