import type { Scope } from '../../../../controller/index.ts';

/** The parts of a turn that can be aborted: its stream alone, or all of it. */
export interface RunningTurn {
  stream: AbortController;
  all: AbortController;
  /** A promise of whether the platform stopped the run, once asked to. */
  stopped?: Promise<boolean>;
}

/** The turns under way, by the key of their conversation: at most one in each. */
export interface RunningTurns {
  get: (key: string) => RunningTurn | undefined;
  /** Aborts the conversation's turn and registers a new one, which ends with the mount. */
  begin: (key: string) => RunningTurn;
  end: (key: string, turn: RunningTurn) => void;
}

/** Creates the register of running turns. */
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
