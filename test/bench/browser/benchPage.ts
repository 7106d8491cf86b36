/** The work of a benchmark's page. */
export interface BenchPage {
  /** Does the work once and resolves when its outcome is on the page. */
  run: (input: BenchInput) => Promise<void>;
  /** Characters that are now shown, to see that the contenders did the same work. */
  shown: () => number;
}

/** The input of a page. */
export interface BenchInput {
  /** The address that the answer streams from; pages that need none omit it. */
  stream: string;
  /** The number of items that the page draws. */
  count: number;
  /** The step to measure; pages without steps omit it. */
  step?: string;
}

/** The cost of a run, as the page itself measures it. */
export interface RunCost {
  /** The longest single task, in milliseconds; 0 when none was over 50. */
  longestTask: number;
  /** Tasks over 50 ms. */
  longTasks: number;
  /** Frames that were drawn. */
  frames: number;
  /** Frames of a 60 Hz screen in which nothing could be drawn. */
  droppedFrames: number;
  /** The time between two frames that 95 of 100 stay below, in milliseconds. */
  frameP95: number;
  /** From the call to the outcome on the page, in milliseconds. */
  elapsed: number;
  /** Elements on the page afterwards. */
  elements: number;
  /** Characters shown afterwards. */
  shown: number;
}

declare global {
  interface Window {
    measureBench?: (input: BenchInput) => Promise<RunCost>;
  }
}

/** Lets a page be measured. */
export function offerBench(page: BenchPage): void {
  window.measureBench = (input) => measureRun(page, input);
}

async function measureRun(page: BenchPage, input: BenchInput): Promise<RunCost> {
  let longestTask = 0;
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      longestTask = Math.max(longestTask, duration);
      longTasks += 1;
    }
  });
  observer.observe({ type: 'longtask' });
  const frames = watchFrames();
  const start = performance.now();
  await page.run(input);
  const elapsed = performance.now() - start;
  const counted = frames.stop();
  // Entries of the last task come after it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
  const elements = document.querySelectorAll('*').length;
  return { longestTask, longTasks, ...counted, elapsed, elements, shown: page.shown() };
}

/** Watches the frames that are drawn, and those of a 60 Hz screen that pass without one. */
function watchFrames(): { stop: () => Pick<RunCost, 'frames' | 'droppedFrames' | 'frameP95'> } {
  const intervals: number[] = [];
  let droppedFrames = 0;
  let last = performance.now();
  let isOver = false;
  const watch = (now: number): void => {
    intervals.push(now - last);
    droppedFrames += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    if (!isOver) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  return {
    stop() {
      isOver = true;
      const sorted = intervals.toSorted((a, b) => a - b);
      const frameP95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
      return { frames: intervals.length, droppedFrames, frameP95 };
    },
  };
}

/** Resolves when a frame in which something is so has been painted. */
export async function paintWhen(isSo: () => boolean): Promise<void> {
  await frameWhen(isSo);
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
}

/** Types into a field as React and plain listeners see it. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (field === null) throw new Error('The page has no such field.');
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Does something in every frame for a while, and passes how much of it is over, from 0 to 1. However
 * few frames a slow machine draws, each quarter comes in a frame of its own.
 */
export function eachFrame(milliseconds: number, act: (share: number) => void): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now();
    let last = 0;
    const go = (): void => {
      const share = (performance.now() - start) / milliseconds;
      const nextQuarter = (Math.floor(last * 4) + 1) / 4;
      last = Math.min(share, nextQuarter);
      act(last);
      if (last === 1) requestAnimationFrame(() => resolve());
      else requestAnimationFrame(go);
    };
    requestAnimationFrame(go);
  });
}

/** Resolves at the first frame in which something is so. */
export function frameWhen(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (isSo()) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
