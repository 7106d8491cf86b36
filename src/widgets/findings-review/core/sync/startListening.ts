import { isNetworkError } from '../../../../client/errors/index.ts';
import type { ControllerContext } from '../../../../controller/index.ts';
import type { FindingsTransport } from '../../../../query/index.ts';
import type { ListSync } from './createListSync.ts';
import type { Outbox, SharedState } from '../decisions/createOutbox.ts';
import type { ReviewContext, ReviewEvents } from '../reviewContext.ts';
import type { ReviewState } from '../reviewState.ts';

/** The actions that a mounted review triggers itself. */
export interface ListeningActions {
  flush: () => void;
  followVisibility: () => void;
  retry: (ids: readonly string[]) => void;
}

/** Wraps the context so that shared state is read from and written to the outbox. */
export function withOutbox(
  context: ControllerContext<ReviewState, ReviewEvents>,
  outbox: Outbox,
): ReviewContext {
  const getState = (): ReviewState => ({ ...context.getState(), ...outbox.getState() });
  return {
    ...context,
    getState,
    setState(update) {
      const change = typeof update === 'function' ? update(getState()) : update;
      context.setState(change);
      outbox.setState(change);
    },
  };
}

/** Subscribes a mounted review to its outbox, the page, the network and the cached list. */
export function startListening(
  { getState, setState, emit, scope, environment }: ControllerContext<ReviewState, ReviewEvents>,
  { outbox, lists }: { outbox: Outbox; lists: ListSync },
  { transport, actions }: { transport: FindingsTransport; actions: ListeningActions },
): void {
  const { onEnd } = scope();
  const { visibility, network } = environment;
  onEnd(
    outbox.join({
      onDecision: (decision) => emit('decision', decision),
      onError: (error) => emit('error', error),
      onEmpty: lists.planRefresh,
    }),
  );
  function follow(state: SharedState): void {
    const isRefused = transport.missingScope() !== undefined;
    if (isRefused) outbox.noteLost(getState().pending, []);
    setState(isRefused ? { ...state, pending: [] } : state);
  }
  follow(outbox.getState());
  onEnd(outbox.subscribe(follow));
  onEnd(visibility.onLeave(actions.flush));
  onEnd(visibility.subscribe(actions.followVisibility));
  actions.followVisibility();
  onEnd(transport.observeCurrent((current) => lists.sync({ current })));
  const { acknowledged, failures } = getState();
  if (acknowledged.size + failures.size > 0) lists.planRefresh();

  /** Refreshes after a reconnect, and resends decisions that the lists don't confirm. */
  async function catchUp(): Promise<void> {
    if (!network.isOnline()) return;
    await lists.refresh();
    const unheard = [...getState().failures].filter(([, { error }]) => isNetworkError(error));
    if (unheard.length > 0) actions.retry(unheard.map(([id]) => id));
  }
  onEnd(network.subscribe(() => void catchUp().catch(() => undefined)));
}
