import type { WidgetEvent } from 'brainstem/react';
import { useCallback, useState } from 'react';

/** The number of events that are kept. */
const most = 50;

/** Collects the widgets' events, the latest first, as a host's analytics would. */
export function useEventLog(): [readonly WidgetEvent[], (event: WidgetEvent) => void] {
  const [events, setEvents] = useState<readonly WidgetEvent[]>([]);
  const add = useCallback(
    (event: WidgetEvent) => setEvents((before) => [event, ...before].slice(0, most)),
    [],
  );
  return [events, add];
}
