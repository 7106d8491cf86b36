import type { Environment } from '../../../../environment/index.ts';
import type { TurnBatch } from '../../../../query/index.ts';

/** The least time between two updates of streaming text, in milliseconds. */
const floor = 40;

/** What comes in many pieces, each of which would be drawn. */
const canWait: ReadonlySet<TurnBatch[number]['type']> = new Set([
  'text',
  'reasoning',
  'tool-call-delta',
  'source',
]);

/** Collects a stream's parts, so that streaming text renders at most 25 times a second. */
export interface PartBatcher {
  push: (parts: TurnBatch) => void;
  /** Applies what is collected, at once. */
  flush: () => void;
}

/**
 * Creates a batcher. Text and sources wait for the next frame after the floor; anything else, such as
 * a tool call, an error or the finish, is applied at once with all that came before it.
 */
export function createPartBatcher(
  { clock, schedule, visibility }: Pick<Environment, 'clock' | 'schedule' | 'visibility'>,
  apply: (parts: TurnBatch) => void,
): PartBatcher {
  let gathered: TurnBatch = [];
  let cancel: (() => void) | undefined;
  let last = -Infinity;

  const flush = (): void => {
    cancel?.();
    cancel = undefined;
    if (gathered.length === 0) return;
    const parts = gathered;
    gathered = [];
    last = clock.elapsed();
    apply(parts);
  };

  /** Flushes on the next frame; in a page that nobody sees there are no frames. */
  const flushOnFrame = (): void => {
    if (typeof requestAnimationFrame !== 'function' || !visibility.isVisible()) {
      flush();
      return;
    }
    const frame = requestAnimationFrame(flush);
    cancel = () => cancelAnimationFrame(frame);
  };

  return {
    push(parts) {
      for (const part of parts) gathered.push(part);
      if (!parts.every(({ type }) => canWait.has(type))) flush();
      else cancel ??= schedule.after(last + floor - clock.elapsed(), flushOnFrame);
    },
    flush,
  };
}
