import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  isBrainstemError,
  isDecodeError,
  type BrainstemErrorCode,
  type DecodeIssue,
} from '../client/errors/index.ts';
import type {
  BrainstemClient,
  ClientObserver,
  DecisionRecord,
  TokenState,
} from '../client/index.ts';
import type { Clock } from '../environment/index.ts';
import { countBytes, type StreamState } from './countBytes.ts';

/** A call to the platform, without what was sent, what was answered, and who asked. */
export interface RecordedCall {
  id: number;
  /** As `GET /sessions/{sessionId}`. */
  route: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** The duration in milliseconds; a stream's until it began. Undefined while it runs. */
  duration: number | undefined;
  /** Of each answer, in the order in which they came. */
  statuses: readonly number[];
  outcome: 'running' | 'done' | 'failed' | 'cancelled';
  /** The code of its error. */
  code: BrainstemErrorCode | undefined;
  /** Violations of the contract in the request or the answer. */
  issues: readonly DecodeIssue[];
  stream: RecordedStream | undefined;
}

/** The bytes of an answer that comes in pieces. */
export interface RecordedStream {
  bytes: number;
  state: StreamState;
}

/** Something that happened at a time. */
export interface RecordedEvent {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
  widget: string;
  name: string;
}

/** A change of the token's state. */
export interface RecordedToken {
  id: number;
  at: number;
  status: TokenState['status'];
}

/** The content of a recorder, the latest first. */
export interface Recording {
  calls: readonly RecordedCall[];
  events: readonly RecordedEvent[];
  /** Records of decisions, which hold ids and hashes, and content where the host asks for it. */
  records: readonly DecisionRecord[];
  tokens: readonly RecordedToken[];
}

/** Records what a client does. */
export interface Recorder {
  store: StoreApi<Recording>;
  observer: ClientObserver;
  /** Follows a client; returns what stops it. */
  follow(client: BrainstemClient): () => void;
  clear(): void;
}

/** The number of entries of each kind that are kept. */
const most = 200;

const empty: Recording = { calls: [], events: [], records: [], tokens: [] };

/** Creates a recorder. It keeps routes, states, sizes and times, and never a value. */
export function createRecorder({ now, elapsed }: Clock): Recorder {
  const store = createStore<Recording>(() => empty);
  let last = 0;
  const nextId = (): number => (last += 1);

  const change = (id: number, update: (call: RecordedCall) => Partial<RecordedCall>): void => {
    store.setState(({ calls }) => ({
      calls: calls.map((call) => (call.id === id ? { ...call, ...update(call) } : call)),
    }));
  };

  const observer: ClientObserver = {
    onCall(route) {
      const id = nextId();
      const start = elapsed();
      const call: RecordedCall = {
        id,
        route,
        startedAt: now(),
        outcome: 'running',
        statuses: [],
        issues: [],
        duration: undefined,
        code: undefined,
        stream: undefined,
      };
      store.setState(({ calls }) => ({ calls: [call, ...calls].slice(0, most) }));
      return {
        onStatus: (status) => change(id, ({ statuses }) => ({ statuses: [...statuses, status] })),
        onEnd: (error) =>
          change(id, ({ issues }) => ({
            ...endOf(error),
            duration: Math.round(elapsed() - start),
            issues: [...issues, ...(isDecodeError(error) ? error.issues : [])],
          })),
        onStream: (bytes) =>
          countBytes(bytes, (size, state) =>
            change(id, ({ stream }) => ({ stream: { bytes: (stream?.bytes ?? 0) + size, state } })),
          ),
      };
    },
    onEvent({ widget, name }) {
      const event = { id: nextId(), at: now(), widget, name };
      store.setState(({ events }) => ({ events: [event, ...events].slice(0, most) }));
    },
    onRecord: (record) =>
      store.setState(({ records }) => ({ records: [record, ...records].slice(0, most) })),
  };

  return {
    store,
    observer,
    follow({ tokens, observers, onDrift }) {
      const note = (): void => {
        const { status } = tokens.getState();
        const entry = { id: nextId(), at: now(), status };
        store.setState((state) => ({ tokens: [entry, ...state.tokens].slice(0, most) }));
      };
      note();
      observers?.add(observer);
      const stops = [
        tokens.subscribe(note),
        // A drift belongs to the call that read the answer.
        onDrift(({ route, path, message }) => {
          const call = store.getState().calls.find((known) => known.route === route);
          if (call !== undefined) {
            change(call.id, ({ issues }) => ({ issues: [...issues, { path, message }] }));
          }
        }),
      ];
      return () => {
        observers?.delete(observer);
        for (const stop of stops) stop();
      };
    },
    clear: () => store.setState({ ...empty, tokens: store.getState().tokens.slice(0, 1) }),
  };
}

/** An error's message may quote what a person typed, so that only its kind is kept. */
function endOf(error: unknown): Pick<RecordedCall, 'outcome' | 'code'> {
  if (error === undefined) return { outcome: 'done', code: undefined };
  if (!isBrainstemError(error)) return { outcome: 'cancelled', code: undefined };
  return { outcome: 'failed', code: error.code };
}
