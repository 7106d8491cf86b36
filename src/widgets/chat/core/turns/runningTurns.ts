import type { Scope } from '../../../../controller/index.ts';

/** The abort controllers of a turn: for its stream alone, or for everything. */
export interface RunningTurn {
  stream: AbortController;
  all: AbortController;
  /** The response to a stop request: true if the platform stopped the run. */
  stopped?: Promise<boolean>;
  /** Lets go of the mount's end, once the turn is over. */
  release: () => void;
}

/** The running turns by conversation key, at most one each. */
export interface RunningTurns {
  get: (key: string) => RunningTurn | undefined;
  /** Aborts the conversation's turn and registers a new one, which ends on unmount. */
  begin: (key: string) => RunningTurn;
  end: (key: string, turn: RunningTurn) => void;
}

export function createRunningTurns(scope: () => Pick<Scope, 'onEnd'>): RunningTurns {
  const running = new Map<string, RunningTurn>();
  return {
    get: (key) => running.get(key),
    begin(key) {
      const [stream, all] = [new AbortController(), new AbortController()];
      all.signal.addEventListener('abort', () => stream.abort());
      running.get(key)?.all.abort();
      const turn: RunningTurn = { stream, all, release: () => undefined };
      running.set(key, turn);
      turn.release = scope().onEnd(() => {
        if (running.get(key) === turn) all.abort();
      });
      return turn;
    },
    end(key, turn) {
      if (running.get(key) === turn) running.delete(key);
      turn.release();
    },
  };
}
