import { wait, type Environment } from '../../../../environment/index.ts';
import type { DiscoveredStreams, SqlDiscovery, SqlSource } from '../../../../query/index.ts';

export interface IntrospectOptions {
  discovery: Pick<SqlDiscovery, 'check' | 'poll' | 'discover'>;
  source: SqlSource;
  environment: Environment;
  signal: AbortSignal;
  onStep: (step: 'checking' | 'listing') => void;
}

/** The discovered tables, or the database's message on refusal. */
export type SourceSchema =
  | ({ readonly isReached: true } & DiscoveredStreams)
  | { readonly isReached: false; readonly message: string };

/** The initial polling interval in milliseconds, doubled up to the maximum. */
const firstPoll = 250;
const maxPollPause = 2_000;

/** Polls the connection check until it ends, then lists the tables. */
export async function introspectSource({
  discovery,
  source,
  environment,
  signal,
  onStep,
}: IntrospectOptions): Promise<SourceSchema> {
  onStep('checking');
  const checkId = await discovery.check(source, signal);
  let state = await discovery.poll(checkId, signal);
  for (
    let pause = firstPoll;
    state.status === 'pending';
    pause = Math.min(2 * pause, maxPollPause)
  ) {
    await wait(environment, pause, { signal });
    state = await discovery.poll(checkId, signal);
  }
  if (state.status === 'failed') return { isReached: false, message: state.message ?? '' };
  onStep('listing');
  return { isReached: true, ...(await discovery.discover(source, signal)) };
}
