import type { WidgetEvent } from 'brainstem/react';
import { useCallback, useState } from 'react';

/** How many events are kept. */
const most = 50;

/** What the widgets told, the latest first, as a host's analytics would have it. */
export function useEventLog(): [readonly WidgetEvent[], (event: WidgetEvent) => void] {
  const [events, setEvents] = useState<readonly WidgetEvent[]>([]);
  const add = useCallback(
    (event: WidgetEvent) => setEvents((before) => [event, ...before].slice(0, most)),
    [],
  );
  return [events, add];
}
