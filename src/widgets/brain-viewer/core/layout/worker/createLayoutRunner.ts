import {
  abortReason,
  browserEnvironment,
  wait,
  type Environment,
} from '../../../../../environment/index.ts';
import { gridLayout } from '../algorithms/gridLayout.ts';
import type { LayoutInput, LayoutOutput } from '../layoutInput.ts';
import { readLayoutMessage } from './layoutMessages.ts';
import { loadLayoutCode } from './loadLayoutCode.ts';

/** The place where the layout ran. `grid` is the last resort. */
export type LayoutPlace = 'worker' | 'page' | 'grid';

export interface LayoutRun extends LayoutOutput {
  readonly placedBy: LayoutPlace;
}

/** Options for following and ending one run. */
export interface RunOptions {
  /** Aborts the run and terminates its worker. */
  readonly signal: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/** Places boxes in a worker or on the page. */
export interface LayoutRunner {
  /** @throws The signal's reason once it fires. */
  run: (input: LayoutInput, options: RunOptions) => Promise<LayoutRun>;
}

/** The maximum size of a graph. */
export interface LayoutBudget {
  readonly boxes: number;
  readonly links: number;
}

export interface LayoutRunnerOptions {
  /** Factories of a worker, tried in this order at every run. */
  readonly workers: readonly (() => Worker | Promise<Worker>)[];
  /**
   * The largest graph laid out on the main thread if no worker starts.
   *
   * @default 400 boxes and 1,200 links
   */
  readonly pageBudget?: LayoutBudget;
  /**
   * The largest graph laid out on the main thread in time slices, for which starting a worker would
   * take longer.
   *
   * @default 80 boxes and 240 links
   */
  readonly quickBudget?: LayoutBudget;
  /** @default the browser */
  readonly environment?: Environment;
}

const defaultBudget = { boxes: 400, links: 1_200 };
const defaultQuickBudget = { boxes: 80, links: 240 };

/** The limit for layered and radial layouts, which can't be sliced. */
const inOneSlice = { boxes: 24, links: 40 } as const;

/** The time by which a worker may exceed its deadline before it is terminated, in milliseconds. */
const grace = 2_000;

/** The time slice on the main thread, in milliseconds. Each yield costs a frame. */
const slice = 30;

/**
 * Creates a runner. Very small graphs are laid out on the main thread, others by the first worker
 * that starts. Falls back to the main thread for small graphs, then to a grid. Failed workers are
 * retried at the next run.
 */
export function createLayoutRunner({
  workers,
  pageBudget = defaultBudget,
  quickBudget = defaultQuickBudget,
  environment = browserEnvironment,
}: LayoutRunnerOptions): LayoutRunner {
  return {
    async run(input, options) {
      if (isQuick(input, quickBudget)) {
        return { ...(await runOnPage(input, options, environment)), placedBy: 'page' };
      }
      for (const start of workers) {
        const result = await runInWorker(start, input, options, environment);
        if (result === 'timeout') break;
        if (result !== 'failed') return { ...result, placedBy: 'worker' };
      }
      if (isWithin(pageBudget, input)) {
        return { ...(await runOnPage(input, options, environment)), placedBy: 'page' };
      }
      const places = gridLayout(input.boxes, input.stage);
      return { places, algorithm: 'grid', isLate: false, placedBy: 'grid' };
    },
  };
}

function isQuick(input: LayoutInput, budget: LayoutBudget): boolean {
  const isSliced = !['hierarchical', 'radial'].includes(input.algorithm);
  return isWithin(budget, input) && (isSliced || isWithin(inOneSlice, input));
}

function isWithin(budget: LayoutBudget, { boxes, links }: LayoutInput): boolean {
  return boxes.length <= budget.boxes && links.length <= budget.links;
}

async function runInWorker(
  start: () => Worker | Promise<Worker>,
  input: LayoutInput,
  { signal, onProgress }: RunOptions,
  { schedule }: Environment,
): Promise<LayoutOutput | 'failed' | 'timeout'> {
  const worker = await startOrFail(start);
  if (signal.aborted) worker?.terminate();
  signal.throwIfAborted();
  if (worker === undefined) return 'failed';
  const listening = new AbortController();
  const listenerOptions = { signal: listening.signal };
  try {
    return await new Promise<LayoutOutput | 'failed' | 'timeout'>((resolve, reject) => {
      const cancelTimer = schedule.after(input.deadline + grace, () => resolve('timeout'));
      listening.signal.addEventListener('abort', cancelTimer);
      signal.addEventListener('abort', () => reject(abortReason(signal)), listenerOptions);
      worker.addEventListener('error', () => resolve('failed'), listenerOptions);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<unknown>) => {
          const message = readLayoutMessage(data);
          if (message?.type === 'progress') onProgress?.(message.progress);
          else if (message !== undefined) resolve(message);
        },
        listenerOptions,
      );
      worker.postMessage(input);
    });
  } finally {
    listening.abort();
    worker.terminate();
  }
}

async function startOrFail(start: () => Worker | Promise<Worker>): Promise<Worker | undefined> {
  try {
    return await start();
  } catch {
    return undefined;
  }
}

async function runOnPage(
  input: LayoutInput,
  { signal, onProgress }: RunOptions,
  environment: Environment,
): Promise<LayoutOutput> {
  const { placeAndRoute } = await loadLayoutCode();
  const now = environment.clock.elapsed;
  const steps = placeAndRoute(input, now);
  for (let began = now(); ;) {
    signal.throwIfAborted();
    const step = steps.next();
    if (step.done === true) return step.value;
    if (now() - began < slice) continue;
    onProgress?.(step.value);
    await wait(environment, 0, { signal });
    began = now();
  }
}
