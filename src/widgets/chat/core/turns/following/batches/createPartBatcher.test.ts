import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TurnBatch } from '../../../../../../query/index.ts';
import { createPartBatcher } from './createPartBatcher.ts';

/** Frames and timers that a test lets come, and a clock that it moves on. */
function startPage({ isVisible = true, cost = (_size: number): number => 0 } = {}) {
  let now = 1_000;
  let frames: (() => void)[] = [];
  let timers: { at: number; callback: () => void }[] = [];
  const later = <Item>(list: () => Item[], set: (items: Item[]) => void, item: Item) => {
    set([...list(), item]);
    return () => set(list().filter((other) => other !== item));
  };
  const cancels = new Map<number, () => void>();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    const cancel = later(
      () => frames,
      (items) => (frames = items),
      callback,
    );
    cancels.set(cancels.size + 1, cancel);
    return cancels.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => cancels.get(handle)?.());
  const applied: TurnBatch[] = [];
  const wordsOf = (batch: TurnBatch): string =>
    batch.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const batcher = createPartBatcher(
    {
      clock: { now: () => now, elapsed: () => now },
      schedule: {
        after: (milliseconds, callback) =>
          later(
            () => timers,
            (items) => (timers = items),
            { at: now + Math.max(0, milliseconds), callback },
          ),
      },
      visibility: {
        isVisible: () => isVisible,
        subscribe: () => () => undefined,
        onReturn: () => () => undefined,
        onLeave: () => () => undefined,
      },
    },
    (batch) => {
      applied.push(batch);
      now += cost(wordsOf(batch).length);
    },
  );
  const runTimers = (): void => {
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { callback } of due) callback();
  };
  const draw = (): void => {
    const due = frames;
    frames = [];
    for (const callback of due) callback();
  };
  return {
    batcher,
    applied,
    words: () => applied.map(wordsOf),
    /** Lets time pass without a frame. */
    pass(milliseconds: number) {
      now += milliseconds;
      runTimers();
    },
    /** Draws one frame. */
    frame() {
      draw();
      runTimers();
    },
    /** Draws one frame, lets whoever shows it do so, and has the page do something else for a while. */
    async frameOfBusyPage(milliseconds = 0) {
      draw();
      await Promise.resolve();
      this.pass(milliseconds);
    },
    isIdle: () => frames.length === 0 && timers.length === 0,
  };
}

const long = Array.from({ length: 20_000 }, (_, at) => `w${at % 10} `).join('');
const text = (words: string): TurnBatch => [{ type: 'text', text: words }];
const call: TurnBatch = [{ type: 'tool-call', toolCallId: 'c', toolName: 'search', args: {} }];

beforeEach(() => void vi.unstubAllGlobals());
afterEach(() => void vi.unstubAllGlobals());

test('words that arrive together and are more than fit into a frame are applied over several, in their order', () => {
  const page = startPage();
  page.batcher.push(text(long));
  page.pass(0);
  for (let drawn = 0; drawn < 60 && !page.isIdle(); drawn += 1) page.frame();
  expect(page.words().join('')).toBe(long);
  expect(page.applied.length).toBeGreaterThan(3);
  expect(page.words()[0]).toHaveLength(6_000);
  expect(Math.max(...page.words().map(({ length }) => length))).toBeLessThanOrEqual(16_000);
});

test('an update that takes long is followed by smaller ones, until they fit into a frame', async () => {
  let isSlow = false;
  const page = startPage({ cost: (size) => (isSlow ? size / 50 : 0) });
  page.batcher.push(text(long + long));
  page.pass(0);
  for (let drawn = 0; drawn < 6; drawn += 1) {
    isSlow = drawn > 1;
    await page.frameOfBusyPage();
  }
  expect(page.words().map(({ length }) => length)).toEqual([
    6_000, 12_000, 16_000, 8_000, 6_000, 6_000,
  ]);
});

test('a page that is busy with something else gets no smaller updates for it', async () => {
  const page = startPage();
  page.batcher.push(text(long));
  page.pass(0);
  for (let drawn = 0; drawn < 4; drawn += 1) await page.frameOfBusyPage(100);
  expect(page.words().map(({ length }) => length)).toEqual([6_000, 12_000, 16_000, 16_000]);
});

test('a tool call that comes behind words which are still being drawn is applied after them', () => {
  const page = startPage();
  page.batcher.push(text(long.slice(0, 9_000)));
  page.batcher.push(call);
  expect(page.applied).toEqual([]);
  for (let drawn = 0; drawn < 20; drawn += 1) page.frame();
  expect(page.words().join('')).toBe(long.slice(0, 9_000));
  expect(page.applied.at(-1)?.at(-1)).toEqual(call[0]);
});

test('a tool call behind few words is applied with them at once', () => {
  const page = startPage();
  page.batcher.push(text('Let me look. '));
  page.batcher.push(call);
  expect(page.applied).toEqual([[...text('Let me look. '), ...call]]);
});

test('in a page that nobody sees, everything is applied at once', () => {
  const page = startPage({ isVisible: false });
  page.batcher.push(text(long));
  page.pass(0);
  expect(page.words()).toEqual([long]);
});

test('where frames stop coming, everything is applied after half a second', () => {
  const page = startPage();
  page.batcher.push(text(long));
  page.pass(0);
  page.pass(250);
  expect(page.applied).toEqual([]);
  page.pass(250);
  expect(page.words()).toEqual([long]);
  expect(page.isIdle()).toBe(true);
});

test('a page that is busy for longer than its frames are waited for still draws piece by piece', () => {
  const page = startPage();
  page.batcher.push(text(long));
  page.pass(0);
  page.pass(800);
  page.frame();
  page.pass(800);
  page.frame();
  expect(page.words().map(({ length }) => length)).toEqual([6_000, 6_000]);
});

test('draining ends when everything is applied', async () => {
  const page = startPage();
  let isDrained = false;
  page.batcher.push(text(long));
  const drained = page.batcher
    .drain(new AbortController().signal)
    .then((isWhole) => (isDrained = isWhole));
  page.frame();
  await Promise.resolve();
  expect(isDrained).toBe(false);
  for (let drawn = 0; drawn < 60 && !page.isIdle(); drawn += 1) page.frame();
  expect(await drained).toBe(true);
  expect(page.words().join('')).toBe(long);
});

test('draining ends when its signal fires, and what waits can still be applied at once', async () => {
  const page = startPage();
  const stopped = new AbortController();
  page.batcher.push(text(long));
  const drained = page.batcher.drain(stopped.signal);
  page.frame();
  stopped.abort();
  expect(await drained).toBe(false);
  page.batcher.flush();
  expect(page.words().join('')).toBe(long);
  expect(page.isIdle()).toBe(true);
});
