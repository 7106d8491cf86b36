import type { RecordedEvent } from '../createRecorder.ts';
import { useDevtoolsLanguage } from '../DevtoolsContext.ts';
import { Table } from './Table.tsx';

/** Lists the events of the widgets, without their content. */
export function EventsTab({ events }: { events: readonly RecordedEvent[] }) {
  const { words, timeOf } = useDevtoolsLanguage();
  return (
    <Table
      label={words.events}
      columns={[words.event, words.widget, words.time]}
      empty={words.noEvents}
      rows={events.map(({ id, name, widget, at }) => ({ id, cells: [name, widget, timeOf(at)] }))}
    />
  );
}
