import type { FindingsTransport } from '../../../../query/index.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { withoutKeys } from '../reviewState.ts';

/**
 * Creates the skips of a review and their undo. They are sent immediately, as the platform itself
 * can undo them; those of one finding in sequence.
 *
 * @param onSent - Called when the platform has responded.
 */
export function createSkips(
  { getState, setState, emit }: ReviewContext,
  transport: FindingsTransport,
  onSent: () => void,
) {
  const queues = new Map<string, Promise<void>>();
  const answeredAt = new Map<string, number>();
  let answered = 0;

  async function send(id: string, isSkipped: boolean): Promise<void> {
    try {
      await transport.skip(id, isSkipped);
      answered += 1;
      answeredAt.set(id, answered);
      emit('skip', { findingId: id, isSkipped });
    } catch (error) {
      emit('error', error);
      setState((state) => ({
        skips: state.skips.get(id) === isSkipped ? withoutKeys(state.skips, [id]) : state.skips,
        lastSkip: state.lastSkip?.id === id ? undefined : state.lastSkip,
        ...(transport.missingScope() === undefined && { failedSkip: { id, isSkipped, error } }),
      }));
    }
    onSent();
  }

  function skip(id: string, isSkipped: boolean): void {
    if (transport.missingScope() !== undefined) return;
    setState(({ skips }) => ({
      skips: new Map(skips).set(id, isSkipped),
      lastSkip: { id, isSkipped },
      failedSkip: undefined,
    }));
    answeredAt.delete(id);
    const queue = (queues.get(id) ?? Promise.resolve()).then(() => send(id, isSkipped));
    queues.set(id, queue);
    void queue.then(() => {
      if (queues.get(id) === queue) queues.delete(id);
    });
  }

  return {
    skip,
    /** Undoes the last skip. Returns true if there was one. */
    undo: (): boolean => {
      const { lastSkip } = getState();
      if (lastSkip === undefined) return false;
      skip(lastSkip.id, !lastSkip.isSkipped);
      setState({ lastSkip: undefined });
      return true;
    },
    /** Returns the number of answered skips, for `settle`. */
    mark: () => answered,
    /** Drops the flags of skips answered up to a mark, which the lists contain by now. */
    settle: (mark: number): void => {
      const over = [...answeredAt].filter(([, at]) => at <= mark).map(([id]) => id);
      for (const id of over) answeredAt.delete(id);
      setState(({ skips }) => ({ skips: withoutKeys(skips, over) }));
    },
    settled: async () => {
      await Promise.all(queues.values());
    },
  };
}

export type Skips = ReturnType<typeof createSkips>;
