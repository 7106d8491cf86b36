import type { FindingsTransport } from '../../../../query/index.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { withoutKeys } from '../reviewState.ts';

export interface CreateSkipsOptions {
  transport: FindingsTransport;
  onSent: () => void;
}

/** Skips and their undo. They are sent immediately, as the platform itself can undo them. */
export interface Skips {
  skip: (id: string, isSkipped: boolean) => void;
  /** Undoes the last skip. Returns true if there was one. */
  undo: () => boolean;
  /** Returns the number of answered skips, for {@link Skips.settle}. */
  mark: () => number;
  /** Drops the flags of skips answered up to a mark, which the lists contain by now. */
  settle: (mark: number) => void;
  settled: () => Promise<void>;
}

/** Creates the skips of a review. Those of one finding are sent in sequence. */
export function createSkips(
  { getState, setState, emit }: ReviewContext,
  { transport, onSent }: CreateSkipsOptions,
): Skips {
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
    undo() {
      const { lastSkip } = getState();
      if (lastSkip === undefined) return false;
      skip(lastSkip.id, !lastSkip.isSkipped);
      setState({ lastSkip: undefined });
      return true;
    },
    mark: () => answered,
    settle(mark) {
      const over = [...answeredAt].filter(([, at]) => at <= mark).map(([id]) => id);
      for (const id of over) answeredAt.delete(id);
      setState(({ skips }) => ({ skips: withoutKeys(skips, over) }));
    },
    settled: async () => {
      await Promise.all(queues.values());
    },
  };
}
