import { gridLayout } from './gridLayout.ts';
import type { LayoutInput, LayoutOutput } from './layoutInput.ts';
import { readLayoutMessage } from './layoutMessages.ts';
import { runLayout } from './runLayout.ts';

/** Who placed the boxes; `grid` is the last resort and looks like it. */
export type LayoutPlace = 'worker' | 'page' | 'grid';

/** What came of a layout. */
export interface LayoutRun extends LayoutOutput {
  readonly by: LayoutPlace;
}

/** How one run is followed and ended. */
export interface RunOptions {
  /** Ends the run at once, and its worker with it. */
  readonly signal: AbortSignal;
  /** Told how far it is, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/** Places boxes, somewhere. */
export interface LayoutRunner {
  /** @throws The signal's reason once it is aborted. */
  run(input: LayoutInput, options: RunOptions): Promise<LayoutRun>;
}

/** Options of {@link createLayoutRunner}. */
export interface LayoutRunnerOptions {
  /** Ways to start a worker, tried in their order. */
  readonly workers: readonly (() => Worker)[];
  /** Up to what the page itself may place, where no worker can. */
  readonly pageBudget?: { readonly boxes: number; readonly links: number };
  /** Milliseconds. @default performance.now */
  readonly now?: () => number;
}

const defaultBudget = { boxes: 400, links: 1_200 };

/** How long beyond its deadline a worker is waited for, in milliseconds. */
const grace = 2_000;

/** How long the page computes before it lets other things happen, in milliseconds. */
const slice = 12;

/**
 * Makes a runner that tries each worker in turn, then the page itself under a budget and in slices,
 * then a plain grid.
 */
export function createLayoutRunner({
  workers,
  pageBudget = defaultBudget,
  now = () => performance.now(),
}: LayoutRunnerOptions): LayoutRunner {
  let broken = 0;
  return {
    async run(input, options) {
      while (broken < workers.length) {
        const found = await runInWorker(workers[broken], input, options);
        if (found !== undefined) return { ...found, by: 'worker' };
        // What the page's policy refuses once it refuses always.
        broken += 1;
      }
      const { boxes, links, aspect } = input;
      if (boxes.length <= pageBudget.boxes && links.length <= pageBudget.links) {
        return { ...(await runInPage(input, options, now)), by: 'page' };
      }
      return { places: gridLayout(boxes, aspect), isLate: false, by: 'grid' };
    },
  };
}

/** @returns Undefined where the worker does not start, fails, or stays silent. */
function runInWorker(
  start: (() => Worker) | undefined,
  input: LayoutInput,
  { signal, onProgress }: RunOptions,
): Promise<LayoutOutput | undefined> {
  signal.throwIfAborted();
  const worker = startOrNot(start);
  if (worker === undefined) return Promise.resolve(undefined);
  return new Promise<LayoutOutput | undefined>((resolve, reject) => {
    const ending = new AbortController();
    const end = (finish: () => void): void => {
      ending.abort();
      clearTimeout(timer);
      worker.terminate();
      finish();
    };
    const timer = setTimeout(() => end(() => resolve(undefined)), input.deadline + grace);
    const listening = { signal: ending.signal };
    worker.addEventListener('error', () => end(() => resolve(undefined)), listening);
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        const message = readLayoutMessage(data);
        if (message === undefined) return;
        if (message.type === 'progress') onProgress?.(message.progress);
        else end(() => resolve({ places: message.places, isLate: message.isLate }));
      },
      listening,
    );
    signal.addEventListener('abort', () => end(() => reject(reasonOf(signal))), listening);
    worker.postMessage(input);
  });
}

function startOrNot(start: (() => Worker) | undefined): Worker | undefined {
  try {
    return start?.();
  } catch {
    return undefined;
  }
}

async function runInPage(
  input: LayoutInput,
  { signal, onProgress }: RunOptions,
  now: () => number,
): Promise<LayoutOutput> {
  const steps = runLayout(input, now);
  for (let began = now(); ;) {
    signal.throwIfAborted();
    const step = steps.next();
    if (step.done === true) return step.value;
    if (now() - began < slice) continue;
    onProgress?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    began = now();
  }
}

function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new Error('Brainstem: the layout was cancelled.');
}
