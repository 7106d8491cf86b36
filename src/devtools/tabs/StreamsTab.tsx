import type { CallsTabProps } from './CallsTab.tsx';
import { useDevtoolsLanguage } from '../DevtoolsContext.ts';
import { Table } from './Table.tsx';

/** Lists streamed answers with their progress. */
export function StreamsTab({ calls }: CallsTabProps) {
  const { words, timeOf } = useDevtoolsLanguage();
  const states = {
    open: words.streamOpen,
    ended: words.streamEnded,
    cut: words.streamCut,
    left: words.streamLeft,
  };
  return (
    <Table
      label={words.streams}
      columns={[words.route, words.status, words.received, words.time]}
      empty={words.noStreams}
      rows={calls.flatMap(({ id, route, stream, startedAt }) =>
        stream === undefined
          ? []
          : [
              {
                id,
                cells: [
                  route,
                  <span data-failed={stream.state === 'cut' ? '' : undefined}>
                    {states[stream.state]}
                  </span>,
                  words.size(stream.bytes),
                  timeOf(startedAt),
                ],
              },
            ],
      )}
    />
  );
}
