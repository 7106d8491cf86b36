import type { RecordedCall } from '../createRecorder.ts';
import { useDevtoolsLanguage } from '../DevtoolsContext.ts';
import { Table } from './Table.tsx';

export interface CallsTabProps {
  calls: readonly RecordedCall[];
}

/** Lists calls with their route, outcome, duration and contract violations. */
export function CallsTab({ calls }: CallsTabProps) {
  const { words, timeOf } = useDevtoolsLanguage();
  return (
    <Table
      label={words.calls}
      columns={[words.route, words.status, words.duration, words.time]}
      empty={words.noCalls}
      rows={calls.map((call) => ({
        id: call.id,
        cells: [
          <Route call={call} />,
          <Status call={call} />,
          call.duration === undefined ? '' : words.milliseconds(call.duration),
          timeOf(call.startedAt),
        ],
      }))}
    />
  );
}

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

function Route({ call: { route, issues } }: { call: RecordedCall }) {
  const { words } = useDevtoolsLanguage();
  return (
    <>
      {route}
      {issues.length > 0 && (
        <details>
          <summary>{words.decodeProblems(issues.length)}</summary>
          <ul>
            {issues.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{path === '' ? message : `${path}: ${message}`}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Status({ call: { statuses, outcome, code } }: { call: RecordedCall }) {
  const { words } = useDevtoolsLanguage();
  const parts = [statuses.at(-1), words[outcome], code].filter((part) => part !== undefined);
  return (
    <span data-failed={outcome === 'failed' ? '' : undefined}>
      {`${parts.join(' · ')}${statuses.length > 1 ? ` (${words.attempts(statuses.length)})` : ''}`}
    </span>
  );
}
