import type { Scope } from '../../../../controller/index.ts';

/** The abort controllers of a turn: for its stream alone, or for everything. */
export interface RunningTurn {
  stream: AbortController;
  all: AbortController;
  /** The response to a stop request: true if the platform stopped the run. */
  stopped?: Promise<boolean>;
}

/** The running turns by conversation key, at most one each. */
export interface RunningTurns {
  get: (key: string) => RunningTurn | undefined;
  /** Aborts the conversation's turn and registers a new one, which ends on unmount. */
  begin: (key: string) => RunningTurn;
  end: (key: string, turn: RunningTurn) => void;
}

export function createRunningTurns(scope: () => Scope): RunningTurns {
  const running = new Map<string, RunningTurn>();
  return {
    get: (key) => running.get(key),
    begin(key) {
      const turn = { stream: new AbortController(), all: new AbortController() };
      turn.all.signal.addEventListener('abort', () => turn.stream.abort());
      scope().onEnd(() => turn.all.abort());
      running.get(key)?.all.abort();
      running.set(key, turn);
      return turn;
    },
    end(key, turn) {
      if (running.get(key) === turn) running.delete(key);
    },
  };
}
