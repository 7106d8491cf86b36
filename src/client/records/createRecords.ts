import { createRecorder, type Recorder, type RecorderContext } from './createRecorder.ts';
import type {
  DecisionRecord,
  RecordCall,
  RecordsOptions,
  UnsentDecision,
} from './decisionRecord.ts';

/** The records of a client's decisions. */
export interface Records {
  /** The way in which reviewers are asked for a reason, if they are. */
  readonly reason: 'optional' | 'required' | undefined;
  /** Returns the records that weren't acknowledged, the oldest first; the same list until it changes. */
  getState: () => readonly DecisionRecord[];
  /**
   * Calls the listener after each change.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
  /** Forgets records that the host has. */
  acknowledge: (ids: readonly string[]) => void;
  /** Records decisions that wrote no route, such as one that was undone in time. */
  note: (decisions: readonly UnsentDecision[]) => void;
  /** @internal Records the calls of a client from here on. */
  connect: (client: RecorderContext) => RecordCall;
}

const none: readonly DecisionRecord[] = [];

/**
 * Creates the records of one client: one of each request that writes, and of what was undone before it
 * was sent. A client without them contains nothing of their code.
 *
 * @example
 * const records = createRecords({ storage: localStorage, onRecord: sendToServer });
 * const client = createClient({ baseUrl, getToken, records });
 */
export function createRecords(options: RecordsOptions = {}): Records {
  const listeners = new Set<() => void>();
  let recorder: Recorder | undefined;
  return {
    reason: options.reason,
    getState: () => recorder?.getState() ?? none,
    subscribe(listener) {
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    acknowledge: (ids) => recorder?.acknowledge(ids),
    note: (decisions) => recorder?.note(decisions),
    connect(client) {
      const onChange = (): void => [...listeners].forEach((listener) => listener());
      const { begin } = (recorder = createRecorder({ ...options, ...client, onChange }));
      return async ({ endpoint, input, record }, send) => {
        const end = await begin(endpoint, input, record);
        const answer = await send().catch(async (error: unknown) => {
          await end({ error });
          throw error;
        });
        await end({ answer });
        return answer;
      };
    },
  };
}
