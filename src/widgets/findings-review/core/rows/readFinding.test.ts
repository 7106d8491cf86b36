import { expect, test } from 'vitest';
import { makeFinding } from '../../testing/makeFinding.ts';
import { titleOf } from './readFinding.ts';

test('a title shows what turns in it, and the id stands for one that nobody can read', () => {
  expect(titleOf(makeFinding({ finding_id: 'f1', title: '\u202Efdp.exe' }))).toBe(
    '[U+202E]fdp.exe',
  );
  expect(titleOf(makeFinding({ finding_id: 'f1', title: '\u200B ' }))).toBe('f1');
});
