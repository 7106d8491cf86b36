import type { TurnBatch } from '../../../../query/index.ts';

/** The least time between two draws of streaming words, in milliseconds. */
const floor = 40;

/** Gathers a stream's parts, so that words are drawn some 25 times a second at most. */
export interface PartBatcher {
  push: (parts: TurnBatch) => void;
  /** Hands over what is gathered, at once. */
  flush: () => void;
}

/**
 * Creates a batcher. Words wait for the next frame after the floor; anything else, such as a tool
 * call, an error or the finish, is handed over at once with all that came before it.
 */
export function createPartBatcher(apply: (parts: TurnBatch) => void): PartBatcher {
  let gathered: TurnBatch = [];
  let cancel: (() => void) | undefined;
  let last = -Infinity;

  const flush = (): void => {
    cancel?.();
    cancel = undefined;
    if (gathered.length === 0) return;
    const parts = gathered;
    gathered = [];
    last = performance.now();
    apply(parts);
  };

  return {
    push(parts) {
      for (const part of parts) gathered.push(part);
      const onlyWords = parts.every(
        ({ type }) => type === 'text' || type === 'reasoning' || type === 'tool-call-delta',
      );
      if (!onlyWords) flush();
      else cancel ??= schedule(flush, Math.max(0, last + floor - performance.now()));
    },
    flush,
  };
}

/** Runs on the first frame after a delay; without frames (a hidden tab), after the delay alone. */
function schedule(run: () => void, delay: number): () => void {
  let frame: number | undefined;
  const timer = setTimeout(() => {
    if (typeof requestAnimationFrame !== 'function' || document.hidden) run();
    else frame = requestAnimationFrame(run);
  }, delay);
  return () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
