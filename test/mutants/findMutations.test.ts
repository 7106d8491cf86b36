import { expect, test } from 'vitest';
import { findMutations } from './findMutations.ts';

/** The text of a file with each of its faults. */
function mutants(text: string): string[] {
  return findMutations('a.ts', text).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );
}

test('turns conditions, drops calls and moves numbers', () => {
  expect(mutants('if (a < 2) send(a);')).toEqual([
    'if (!(a < 2)) send(a);',
    'if (a >= 2) send(a);',
    'if (a < 3) send(a);',
    'if (a < 2) void 0;',
  ]);
});

test('leaves types as they are', () => {
  expect(mutants('interface A { b: 1 }\ntype C = 2;\nlet d: 3 | undefined;')).toEqual([]);
});
