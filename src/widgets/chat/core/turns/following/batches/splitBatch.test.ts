import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../../../../test/propertyRuns.ts';
import type { TurnBatch } from '../../../../../../query/index.ts';
import { joinBatches, sizeOf, splitBatch } from './createPartBatcher.ts';

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const part = fc.oneof(
  words.map((text) => ({ type: 'text', text }) as const),
  words.map((text) => ({ type: 'reasoning', text }) as const),
  words.map((name) => ({ type: 'tool-call-start', toolCallId: name, toolName: name }) as const),
);
const batches = fc.array(part, { maxLength: 12 });

test('a batch that is taken in pieces of any size says the same as when it is taken at once', () => {
  fc.assert(
    fc.property(batches, fc.integer({ min: 0, max: 150 }), (batch, most) => {
      let taken: TurnBatch = [];
      for (let rest: TurnBatch = batch; rest.length > 0;) {
        const [first, after] = splitBatch(rest, most);
        expect(first.length).toBeGreaterThan(0);
        expect(sizeOf(after)).toBeLessThan(sizeOf(rest));
        taken = joinBatches(taken, first);
        rest = after;
      }
      expect(taken).toEqual(joinBatches([], batch));
    }),
    { numRuns: propertyRuns(2_000) },
  );
});

test('a piece holds no more than it may, and no half of a character', () => {
  fc.assert(
    fc.property(batches, fc.integer({ min: 100, max: 300 }), (batch, most) => {
      const [first] = splitBatch(batch, most);
      expect(sizeOf(first)).toBeLessThanOrEqual(most);
      for (const piece of first) {
        if (piece.type === 'text') expect(piece.text).not.toMatch(/\p{Surrogate}/u);
      }
    }),
    { numRuns: propertyRuns(2_000) },
  );
});
