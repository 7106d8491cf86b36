import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';
import { separators, strings, wrongWith } from '../testing/joinedStrings.ts';

it('refuses two strings that are pasted together, or reads one of them and nothing of the other', () => {
  const index = fc.nat(strings.length - 1);
  fc.assert(
    fc.property(index, index, fc.constantFrom(...separators), (first, second, separator) => {
      expect(wrongWith(first, second, separator)).toBeUndefined();
    }),
    { numRuns: propertyRuns(250_000, 2_000) },
  );
});
