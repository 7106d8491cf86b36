import type { Environment } from '../../../../../../environment/index.ts';
import type { TurnBatch } from '../../../../../../query/index.ts';

/** The minimum time between two updates of streaming text, in milliseconds. */
const floor = 40;

/** Parts that arrive in many chunks and can be batched. */
const canWait: ReadonlySet<TurnBatch[number]['type']> = new Set([
  'text',
  'reasoning',
  'tool-call-delta',
  'source',
]);

/**
 * The time budget for one update's code, in milliseconds, so that typing stays responsive. Style,
 * layout and paint take about as long again.
 */
const budget = 16;

/**
 * The bounds of a slice, in characters. The smallest is used until the pace is measured. Each
 * update has a fixed cost, so that slices of 2,000 would take a slow machine longer in total
 * without being more responsive.
 */
const minBatchLength = 6_000;
const maxBatchLength = 16_000;

/** The maximum number of frames over which waiting parts are spread. */
const maxFrames = 60;

/** In milliseconds. After twice as long without a frame, everything is applied. */
const frameTimeout = 250;

/**
 * Creates a batcher. Text and sources wait until the minimum interval has passed and for the next
 * frame; anything else, such as a tool call, an error or the finish, is applied immediately with
 * everything before it. Parts that exceed a frame, as when an answer is replayed, continue in the
 * following frames, in order.
 */
export function createPartBatcher(
  { clock, schedule, visibility }: Pick<Environment, 'clock' | 'schedule' | 'visibility'>,
  apply: (parts: TurnBatch) => void,
) {
  let waiting: TurnBatch = [];
  let slice = minBatchLength;
  let cancel: (() => void) | undefined;
  /** True while waiting parts are applied frame by frame, exempt from the minimum interval. */
  let isDrawing = false;
  let last = -Infinity;
  let onDrained = (): void => undefined;

  const take = (max: number): void => {
    cancel?.();
    cancel = undefined;
    isDrawing = false;
    if (waiting.length === 0) return;
    const [parts, rest] = splitBatch(waiting, max);
    waiting = rest;
    last = clock.elapsed();
    apply(parts);
    if (waiting.length === 0) onDrained();
  };
  const flush = (): void => take(Infinity);

  /** Applies what fits into a frame, measures it, and schedules the rest. */
  const takeSlice = (): void => {
    const start = clock.elapsed();
    take(Math.max(slice, Math.ceil(sizeOf(waiting) / maxFrames)));
    // The render runs in a microtask. A timer would also measure other queued work.
    queueMicrotask(() => {
      const pace = budget / Math.max(1, clock.elapsed() - start);
      slice = Math.floor(within(minBatchLength, slice * within(0.5, pace, 2), maxBatchLength));
    });
    if (waiting.length > 0) takeOnFrame();
  };

  /** Continues in the next frame, or synchronously in a hidden page, which has no frames. */
  const takeOnFrame = (): void => {
    if (typeof requestAnimationFrame !== 'function' || !visibility.isVisible()) {
      flush();
      return;
    }
    isDrawing = true;
    const frame = requestAnimationFrame(takeSlice);
    // A busy page runs a due timer before its frame. Only a second one means that no frames come.
    let stop = schedule.after(frameTimeout, () => {
      stop = schedule.after(frameTimeout, flush);
    });
    cancel = () => {
      cancelAnimationFrame(frame);
      stop();
    };
  };

  /** Applies in the next frame, skipping the minimum interval. */
  const hurry = (): void => {
    if (isDrawing) return;
    cancel?.();
    takeOnFrame();
  };

  return {
    push(parts: TurnBatch) {
      waiting = joinBatches(waiting, parts);
      const isUrgent = !parts.every(({ type }) => canWait.has(type));
      if (isUrgent && sizeOf(waiting) <= slice) flush();
      else if (isUrgent) hurry();
      else cancel ??= schedule.after(last + floor - clock.elapsed(), takeOnFrame);
    },
    /** Applies all waiting parts synchronously. */
    flush,
    /**
     * Applies the waiting parts frame by frame.
     *
     * @returns Resolves with true once all are applied, or false if the signal aborts first.
     */
    drain: async (signal: AbortSignal): Promise<boolean> => {
      if (waiting.length === 0) return true;
      return new Promise((resolve) => {
        onDrained = () => resolve(true);
        signal.addEventListener('abort', () => resolve(false), { once: true });
        hurry();
      });
    },
  };
}

function within(min: number, value: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

type Part = TurnBatch[number];

/** The cost of rendering a part without text, in characters. */
const other = 100;

/** Returns a batch's rendering cost, in characters. */
export function sizeOf(batch: TurnBatch): number {
  return batch.reduce((size, part) => size + sizeOfPart(part), 0);
}

/** Joins two batches. Consecutive chunks of text are merged. */
export function joinBatches(batch: TurnBatch, more: TurnBatch): TurnBatch {
  const joined = [...batch];
  for (const part of more) {
    const last = joined.at(-1);
    if (isWords(part) && last !== undefined && isWords(last) && last.type === part.type) {
      joined[joined.length - 1] = { ...last, text: last.text + part.text };
    } else joined.push(part);
  }
  return joined;
}

/**
 * Splits a batch after a number of characters, within a text if needed. The first piece is never
 * empty.
 */
export function splitBatch(
  batch: TurnBatch,
  maxLength: number,
): [first: TurnBatch, rest: TurnBatch] {
  let left = maxLength;
  for (const [index, part] of batch.entries()) {
    const size = sizeOfPart(part);
    if (size <= left) {
      left -= size;
      continue;
    }
    const before = batch.slice(0, index);
    const after = batch.slice(index + 1);
    const halves = isWords(part) ? splitWords(part, left) : undefined;
    if (halves !== undefined)
      return [
        [...before, halves[0]],
        [halves[1], ...after],
      ];
    return index === 0 ? [[part], after] : [before, [part, ...after]];
  }
  return [batch, []];
}

function sizeOfPart(part: Part): number {
  return isWords(part) ? part.text.length : other;
}

type Words = Extract<Part, { type: 'text' | 'reasoning' }>;

/** Splits a text without breaking a surrogate pair. Undefined if the first half would be empty. */
function splitWords(part: Words, at: number): [start: Words, end: Words] | undefined {
  const end = /[\uD800-\uDBFF]/.test(part.text.charAt(at - 1)) ? at - 1 : at;
  if (end <= 0) return undefined;
  return [
    { ...part, text: part.text.slice(0, end) },
    { ...part, text: part.text.slice(end) },
  ];
}

function isWords(part: Part): part is Words {
  return part.type === 'text' || part.type === 'reasoning';
}
