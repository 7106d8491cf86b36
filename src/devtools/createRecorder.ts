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

/** A call to the platform, without its content or user. */
export interface RecordedCall {
  id: number;
  /** Such as `GET /sessions/{sessionId}`. */
  route: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** The duration in milliseconds, up to the first byte for a stream. Undefined while it runs. */
  duration: number | undefined;
  /** The status of each attempt, in order. */
  statuses: readonly number[];
  outcome: 'running' | 'done' | 'failed' | 'cancelled';
  code: BrainstemErrorCode | undefined;
  /** Violations of the contract in the request or the answer. */
  issues: readonly DecodeIssue[];
  stream: RecordedStream | undefined;
}

export interface RecordedStream {
  bytes: number;
  state: StreamState;
}

export interface RecordedEvent {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
  widget: string;
  name: string;
}

export interface RecordedToken {
  id: number;
  at: number;
  status: TokenState['status'];
}

/** The content of a recorder, latest first. */
export interface Recording {
  calls: readonly RecordedCall[];
  events: readonly RecordedEvent[];
  /** Records of decisions: ids and hashes, and content only if the host opts in. */
  records: readonly DecisionRecord[];
  tokens: readonly RecordedToken[];
}

export interface Recorder {
  store: StoreApi<Recording>;
  observer: ClientObserver;
  /** Records a client's activity until the returned function is called. */
  follow(client: BrainstemClient): () => void;
  clear(): void;
}

/** The maximum number of entries of each kind. */
const maxEntries = 200;

const empty: Recording = { calls: [], events: [], records: [], tokens: [] };

/** Creates a recorder. It stores routes, states, sizes and times, but never a value. */
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
      store.setState(({ calls }) => ({ calls: [call, ...calls].slice(0, maxEntries) }));
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
      store.setState(({ events }) => ({ events: [event, ...events].slice(0, maxEntries) }));
    },
    onRecord: (record) =>
      store.setState(({ records }) => ({ records: [record, ...records].slice(0, maxEntries) })),
  };

  return {
    store,
    observer,
    follow({ tokens, observers, onDrift }) {
      const note = (): void => {
        const { status } = tokens.getState();
        const entry = { id: nextId(), at: now(), status };
        store.setState((state) => ({ tokens: [entry, ...state.tokens].slice(0, maxEntries) }));
      };
      note();
      observers?.add(observer);
      const stops = [
        tokens.subscribe(note),
        // Assigns a drift to the latest call of its route.
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

/** Keeps only an error's kind, since its message may quote user content. */
function endOf(error: unknown): Pick<RecordedCall, 'outcome' | 'code'> {
  if (error === undefined) return { outcome: 'done', code: undefined };
  if (!isBrainstemError(error)) return { outcome: 'cancelled', code: undefined };
  return { outcome: 'failed', code: error.code };
}

type StreamState = 'open' | 'ended' | 'cut' | 'left';

/**
 * Passes a stream through and counts its bytes.
 *
 * @param onProgress - Called with the size of each chunk, and with 0 when the stream ends.
 */
function countBytes(
  bytes: ReadableStream<Uint8Array>,
  onProgress: (size: number, state: StreamState) => void,
): ReadableStream<Uint8Array> {
  const reader = bytes.getReader();
  onProgress(0, 'open');
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            onProgress(0, 'ended');
            controller.close();
            return;
          }
          onProgress(value.byteLength, 'open');
          controller.enqueue(value);
        } catch (error) {
          onProgress(0, 'cut');
          controller.error(error);
        }
      },
      cancel(reason) {
        onProgress(0, 'left');
        return reader.cancel(reason);
      },
    },
    // No read-ahead: the page's backpressure applies.
    { highWaterMark: 0 },
  );
}
