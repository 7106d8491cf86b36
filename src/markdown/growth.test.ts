import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { growthFamilies } from '../../test/data/markdownGrowth.ts';
import { maxDepth } from './inline/nest.ts';
import { isLong } from '../../test/propertyRuns.ts';
import { startCounting, type StepCounter } from '../../test/countSteps.ts';
import { readGrowing, readWords, type Size } from './testing/readAll.ts';

/** The ratio of the longer text's length to the shorter one's. */
const times = 4;
/** The largest ratio of the longer text's work to the shorter one's. */
const most = 6;
/** Characters of the longest text. */
const long = 128_000;

/** Ways to read, and the characters of the shorter text, which is beyond the parser's limits. */
const ways = [
  ['as words in one piece', isLong ? long / times : 4_000, readWords],
  ['as a document that is being written', isLong ? long / times : 20_000, readGrowing],
] as const;

describe('the work that a text takes', () => {
  let counter: StepCounter;

  beforeAll(async () => {
    counter = await startCounting('/src/markdown/');
  });

  afterAll(() => counter.stop());

  it('is measured with at least 60 shapes of text, each named once', () => {
    const names = new Set(growthFamilies.map(({ name }) => name));
    expect(names.size).toBe(growthFamilies.length);
    expect(names.size).toBeGreaterThanOrEqual(60);
  });

  describe.each(ways)('%s', (_, short, read) => {
    it.each(growthFamilies)(
      'grows no faster than the text, and nests no deeper than a page can show: $name',
      async ({ make, math = false }) => {
        const [less, more] = [make(short), make(times * short)];
        let [small, large] = [nothing, nothing];
        const [few = 0, many = 0] = await counter.count(
          () => (small = read(less, math)),
          () => (large = read(more, math)),
        );
        expect(few).toBeGreaterThan(0);
        // To look at each character once, in whatever way, is the least that anything takes.
        expect((many + more.length) / (few + less.length)).toBeLessThan(most);
        expect(large.nodes).toBeLessThan(most * Math.max(10, small.nodes));
        expect(large.depth).toBeLessThanOrEqual(2 * maxDepth + 4);
      },
    );
  });
});

/**
 * Regular expressions have no counters. What they do is repeated, and the processor's time is taken,
 * which doesn't pass while the machine is busy with something else, over sixteen times the text: what
 * is linear takes some twenty times as long, what is quadratic 256 times. A clock decides nothing of
 * `npm test`, so this is of the long run alone.
 */
if (isLong) {
  describe('the time that regular expressions take', () => {
    it.each(growthFamilies)('has no square in it: $name', ({ make, math = false }) => {
      const few = patternCalls(() => readWords(make(long / 16), math));
      const many = patternCalls(() => readWords(make(long), math));
      let [shorter, longer] = [Infinity, Infinity];
      // Of several runs the shortest counts: whatever disturbs a run only ever adds to its time.
      for (let run = 0; run === 0 || (run < 40 && longer / shorter >= 16 * most); run += 1) {
        for (let again = 0; again < 3; again += 1) shorter = Math.min(shorter, timeToRepeat(few));
        longer = Math.min(longer, timeToRepeat(many));
      }
      expect(longer / shorter).toBeLessThan(16 * most);
    });
  });
}

/** One use of a regular expression. */
interface PatternCall {
  pattern: RegExp;
  text: string;
  lastIndex: number;
}

// oxlint-disable-next-line typescript/unbound-method -- it is called with the pattern below
const { exec } = RegExp.prototype;

/** Every use of a regular expression while an act runs. */
function patternCalls(act: () => unknown): PatternCall[] {
  const calls: PatternCall[] = [];
  RegExp.prototype.exec = function (text) {
    calls.push({ pattern: this, text, lastIndex: this.lastIndex });
    return exec.call(this, text);
  };
  try {
    act();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return calls;
}

/** Milliseconds of the processor that it takes to use the regular expressions again. */
function timeToRepeat(calls: readonly PatternCall[]): number {
  const start = process.cpuUsage();
  for (const { pattern, text, lastIndex } of calls) {
    pattern.lastIndex = lastIndex;
    exec.call(pattern, text);
  }
  const { user, system } = process.cpuUsage(start);
  return 0.05 + (user + system) / 1000;
}

const nothing: Size = { nodes: 0, depth: 0 };
