import type { Environment } from '../../../../../../environment/index.ts';
import type { TurnBatch } from '../../../../../../query/index.ts';
import { joinBatches, sizeOf, splitBatch } from './splitBatch.ts';

/** The least time between two updates of streaming text, in milliseconds. */
const floor = 40;

/** The parts that come in many pieces, each of which would be drawn. */
const canWait: ReadonlySet<TurnBatch[number]['type']> = new Set([
  'text',
  'reasoning',
  'tool-call-delta',
  'source',
]);

/**
 * In milliseconds: the time that the code of an update may take, so that nobody who types has to
 * wait. Style, layout and paint take about as long once more.
 */
const budget = 16;

/**
 * In characters: how much is applied at once, the least of it before it is known how long that takes.
 * Each update has a cost of its own, so that pieces of 2,000 keep a slow machine busy for longer
 * than these, and no less responsive.
 */
const smallest = 6_000;
const largest = 16_000;

/** In frames: the longest that what has arrived waits to be drawn. */
const longestWait = 60;

/** In milliseconds: after twice as long without a frame nobody sees the page, and nothing waits for one. */
const frameTimeout = 250;

/** Collects a stream's parts, so that streaming text renders at most 25 times a second. */
export interface PartBatcher {
  push: (parts: TurnBatch) => void;
  /** Applies what is collected, at once. */
  flush: () => void;
  /**
   * Applies what is collected, frame by frame.
   *
   * @returns Resolves with whether all is applied: not where the signal fires before.
   */
  drain: (signal: AbortSignal) => Promise<boolean>;
}

/**
 * Creates a batcher. Text and sources wait for the next frame after the floor; anything else, such
 * as a tool call, an error or the finish, is applied at once with all that came before it. Parts
 * that don't fit into a frame, as when an answer is replayed, follow in the next ones, in their
 * order.
 */
export function createPartBatcher(
  { clock, schedule, visibility }: Pick<Environment, 'clock' | 'schedule' | 'visibility'>,
  apply: (parts: TurnBatch) => void,
): PartBatcher {
  let waiting: TurnBatch = [];
  let slice = smallest;
  let cancel: (() => void) | undefined;
  /** True while waiting parts are drawn frame by frame, and no longer held back by the floor. */
  let isDrawing = false;
  let last = -Infinity;
  let onDrained = (): void => undefined;

  const take = (most: number): void => {
    cancel?.();
    cancel = undefined;
    isDrawing = false;
    if (waiting.length === 0) return;
    const [parts, rest] = splitBatch(waiting, most);
    waiting = rest;
    last = clock.elapsed();
    apply(parts);
    if (waiting.length === 0) onDrained();
  };
  const flush = (): void => take(Infinity);

  /** Applies what fits into a frame, sees what that took, and goes on. */
  const takeSlice = (): void => {
    const start = clock.elapsed();
    take(Math.max(slice, Math.ceil(sizeOf(waiting) / longestWait)));
    // Whoever shows it has done so in a microtask. A timer would count what waits besides it too.
    queueMicrotask(() => {
      const pace = budget / Math.max(1, clock.elapsed() - start);
      slice = Math.floor(within(smallest, slice * within(0.5, pace, 2), largest));
    });
    if (waiting.length > 0) takeOnFrame();
  };

  /** Goes on in the next frame; in a page that nobody sees there are no frames. */
  const takeOnFrame = (): void => {
    if (typeof requestAnimationFrame !== 'function' || !visibility.isVisible()) {
      flush();
      return;
    }
    isDrawing = true;
    const frame = requestAnimationFrame(takeSlice);
    // A busy page runs a timer that is due before its frame: the second one begins once it is free.
    let stop = schedule.after(frameTimeout, () => {
      stop = schedule.after(frameTimeout, flush);
    });
    cancel = () => {
      cancelAnimationFrame(frame);
      stop();
    };
  };

  /** Does not wait for the floor. */
  const hurry = (): void => {
    if (isDrawing) return;
    cancel?.();
    takeOnFrame();
  };

  return {
    push(parts) {
      waiting = joinBatches(waiting, parts);
      const isUrgent = !parts.every(({ type }) => canWait.has(type));
      if (isUrgent && sizeOf(waiting) <= slice) flush();
      else if (isUrgent) hurry();
      else cancel ??= schedule.after(last + floor - clock.elapsed(), takeOnFrame);
    },
    flush,
    drain: async (signal) => {
      if (waiting.length === 0) return true;
      return new Promise((resolve) => {
        onDrained = () => resolve(true);
        signal.addEventListener('abort', () => resolve(false), { once: true });
        hurry();
      });
    },
  };
}

function within(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
