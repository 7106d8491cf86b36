import type { Endpoint } from '../../contract/index.ts';
import type { CallOptions } from '../createAttempts.ts';
import type { Requester } from '../createRequester.ts';
import { routeOf } from '../encodeRequest.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import type { Recorder, RecorderOptions } from './createRecorder.ts';
import type { Records } from './decisionRecord.ts';

type Calls = Pick<Requester, 'json' | 'html' | 'stream' | 'upload'>;

const none: ReturnType<Records['getState']> = [];

/**
 * Creates the records of a client, and its calls with a record of each that writes. Their code is loaded
 * with the first call; while it can't be, what writes rejects, since nothing is done without a record.
 */
export function createRecords(
  options: Omit<RecorderOptions, 'onChange'>,
  calls: Calls,
): { records: Records; recorded: Calls } {
  const listeners = new Set<() => void>();
  let recorder: Recorder | undefined;
  let loading: Promise<Recorder> | undefined;

  async function start(): Promise<Recorder> {
    const { createRecorder } = await import('./createRecorder.ts');
    recorder = createRecorder({
      ...options,
      onChange: () => [...listeners].forEach((listener) => listener()),
    });
    return recorder;
  }

  function load(): Promise<Recorder> {
    loading ??= start().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function record<T>(
    endpoint: Endpoint,
    input: unknown,
    call: CallOptions | undefined,
    send: () => Promise<T>,
  ): Promise<T> {
    const loaded = load();
    if (endpoint.method === 'GET') {
      loaded.catch(() => undefined);
      return send();
    }
    const { begin } = await loaded.catch((cause: unknown) => {
      throw new NetworkError(routeOf(endpoint), cause);
    });
    const end = await begin(endpoint, input, call?.record);
    const answer = await send().catch(async (error: unknown) => {
      await end({ error });
      throw error;
    });
    await end({ answer });
    return answer;
  }

  return {
    records: {
      reason: options.reason,
      getState: () => recorder?.getState() ?? none,
      subscribe(listener) {
        const own = (): void => listener();
        listeners.add(own);
        return () => listeners.delete(own);
      },
      acknowledge: (ids) => recorder?.acknowledge(ids),
      note: (decisions) =>
        void load().then(
          ({ note }) => note(decisions),
          () => undefined,
        ),
    },
    recorded: {
      json: (endpoint, input, call) =>
        record(endpoint, input, call, () => calls.json(endpoint, input, call)),
      html: (endpoint, input, call) =>
        record(endpoint, input, call, () => calls.html(endpoint, input, call)),
      stream: (endpoint, input, call) =>
        record(endpoint, input, call, () => calls.stream(endpoint, input, call)),
      upload: (endpoint, input, call) =>
        record(endpoint, input, call, () => calls.upload(endpoint, input, call)),
    },
  };
}
