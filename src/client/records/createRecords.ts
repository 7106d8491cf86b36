import { createState } from '../createState.ts';
import { createRecorder, type Recorder, type RecorderContext } from './createRecorder.ts';
import type {
  DecisionRecord,
  RecordCall,
  RecordsOptions,
  UnsentDecision,
} from './decisionRecord.ts';

/** The records of a client's decisions. */
export interface Records {
  /** The setting for asking reviewers for a reason, if any. */
  readonly reason: 'optional' | 'required' | undefined;
  /** Returns the unacknowledged records, oldest first; the same list until it changes. */
  getState: () => readonly DecisionRecord[];
  /**
   * Calls the listener after each change.
   *
   * @returns A function that removes the listener.
   */
  subscribe: (listener: () => void) => () => void;
  /** Removes records that the host has received. */
  acknowledge: (ids: readonly string[]) => void;
  /** Records decisions that sent no request, such as one that was undone in time. */
  note: (decisions: readonly UnsentDecision[]) => void;
  /** @internal Starts recording a client's calls. */
  connect: (client: RecorderContext) => RecordCall;
}

const none: readonly DecisionRecord[] = [];

/**
 * Creates the records of one client: one for each request that writes, and one for each decision
 * undone before it was sent. Tree-shaken away where it isn't used.
 *
 * @example
 * const records = createRecords({ storage: localStorage, onRecord: sendToServer });
 * const client = createClient({ baseUrl, getToken, records });
 */
export function createRecords(options: RecordsOptions = {}): Records {
  const changes = createState(undefined);
  let recorder: Recorder | undefined;
  return {
    reason: options.reason,
    getState: () => recorder?.getState() ?? none,
    subscribe: changes.subscribe,
    acknowledge: (ids) => recorder?.acknowledge(ids),
    note: (decisions) => recorder?.note(decisions),
    connect(client) {
      const onChange = (): void => changes.set(undefined);
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
