import type { DiscoveredStreams, SqlDiscovery, SqlSource } from '../../../../query/index.ts';

export interface IntrospectOptions {
  discovery: Pick<SqlDiscovery, 'check' | 'poll' | 'discover'>;
  source: SqlSource;
  signal: AbortSignal;
  /** Waits so many milliseconds; rejects when the signal aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  onStep: (step: 'checking' | 'listing') => void;
}

/** The discovered tables, or the database's message if it refused. */
export type SourceSchema =
  | ({ readonly isReached: true } & DiscoveredStreams)
  | { readonly isReached: false; readonly message: string };

/** Milliseconds before the second look at a check: twice as long each time, up to the longest. */
const firstPoll = 250;
const longestPoll = 2_000;

/** Checks the way to a database until the check ends, then lists what there is to sync. */
export async function introspectSource({
  discovery,
  source,
  signal,
  wait,
  onStep,
}: IntrospectOptions): Promise<SourceSchema> {
  onStep('checking');
  const checkId = await discovery.check(source, signal);
  let state = await discovery.poll(checkId, signal);
  for (
    let pause = firstPoll;
    state.status === 'pending';
    pause = Math.min(2 * pause, longestPoll)
  ) {
    await wait(pause, signal);
    state = await discovery.poll(checkId, signal);
  }
  if (state.status === 'failed') return { isReached: false, message: state.message ?? '' };
  onStep('listing');
  return { isReached: true, ...(await discovery.discover(source, signal)) };
}
