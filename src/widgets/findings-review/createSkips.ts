import type { StoreApi } from 'zustand/vanilla';
import type { FindingsTransport } from '../../query/index.ts';
import { withoutKeys, type ReviewState } from './reviewState.ts';
import { isPlatformError } from '../../client/errors/index.ts';

/** Options of {@link createSkips}. */
export interface CreateSkipsOptions {
  transport: FindingsTransport;
  store: StoreApi<ReviewState>;
  onError: (error: unknown) => void;
  /** Told when the platform has answered. */
  onSent: () => void;
}

/** Skips and their undoing. They are sent at once, since the platform can take them back. */
export interface Skips {
  skip: (id: string, isSkipped: boolean) => void;
  /** Takes the last skip back, and says whether there was one. */
  undo: () => boolean;
  /** Names the moment, for {@link Skips.settle}. */
  mark: () => number;
  /** Trusts the lists again for what was answered up to a mark. */
  settle: (mark: number) => void;
  settled: () => Promise<void>;
}

/** Makes the skips of a review. Those of one finding are sent one after the other. */
export function createSkips({ transport, store, onError, onSent }: CreateSkipsOptions): Skips {
  const { getState, setState } = store;
  const lines = new Map<string, Promise<void>>();
  const answeredAt = new Map<string, number>();
  let answered = 0;

  async function send(id: string, isSkipped: boolean): Promise<void> {
    try {
      await transport.skip(id, isSkipped);
      answered += 1;
      answeredAt.set(id, answered);
    } catch (error) {
      onError(error);
      const scope = isPlatformError(error) ? error.missingScope : undefined;
      setState((state) => ({
        skips: state.skips.get(id) === isSkipped ? withoutKeys(state.skips, [id]) : state.skips,
        lastSkip: state.lastSkip?.id === id ? undefined : state.lastSkip,
        ...(scope === undefined
          ? { failedSkip: { id, isSkipped, error } }
          : { missingScope: scope }),
      }));
    }
    onSent();
  }

  function skip(id: string, isSkipped: boolean): void {
    if (getState().missingScope !== undefined) return;
    setState(({ skips }) => ({
      skips: new Map(skips).set(id, isSkipped),
      lastSkip: { id, isSkipped },
      failedSkip: undefined,
    }));
    answeredAt.delete(id);
    const line = (lines.get(id) ?? Promise.resolve()).then(() => send(id, isSkipped));
    lines.set(id, line);
    void line.then(() => {
      if (lines.get(id) === line) lines.delete(id);
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
      await Promise.all(lines.values());
    },
  };
}
