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
  /** The last accepted skips that the lists may not contain yet. */
  const accepted = new Map<string, { isSkipped: boolean; at: number }>();
  let answered = 0;

  async function send(id: string, isSkipped: boolean, isLast: () => boolean): Promise<void> {
    try {
      await transport.skip(id, isSkipped);
      answered += 1;
      accepted.set(id, { isSkipped, at: answered });
      emit('skip', { findingId: id, isSkipped });
    } catch (error) {
      emit('error', error);
      setState((state) => ({
        skips: isLast() ? withoutLast(state.skips, id) : state.skips,
        lastSkip: state.lastSkip?.id === id ? undefined : state.lastSkip,
        ...(transport.missingScope() === undefined && { failedSkip: { id, isSkipped, error } }),
      }));
    }
    onSent();
  }

  /** Returns the flags with the one that the platform accepted before the refused one, if any. */
  function withoutLast(skips: ReadonlyMap<string, boolean>, id: string) {
    const before = accepted.get(id);
    return before === undefined
      ? withoutKeys(skips, [id])
      : new Map(skips).set(id, before.isSkipped);
  }

  function skip(id: string, isSkipped: boolean): void {
    if (transport.missingScope() !== undefined) return;
    setState(({ skips }) => ({
      skips: new Map(skips).set(id, isSkipped),
      lastSkip: { id, isSkipped },
      failedSkip: undefined,
    }));
    const isLast = (): boolean => queues.get(id) === queue;
    const queue = (queues.get(id) ?? Promise.resolve()).then(() => send(id, isSkipped, isLast));
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
      const over = [...accepted]
        .filter(([id, { at }]) => at <= mark && !queues.has(id))
        .map(([id]) => id);
      for (const id of over) accepted.delete(id);
      setState(({ skips }) => ({ skips: withoutKeys(skips, over) }));
    },
    settled: async () => {
      await Promise.all(queues.values());
    },
  };
}

export type Skips = ReturnType<typeof createSkips>;
