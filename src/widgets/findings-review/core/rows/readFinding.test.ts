import { expect, test } from 'vitest';
import { makeFinding } from '../../testing/makeFinding.ts';
import { evidenceIn, titleOf } from './readFinding.ts';

test('a title shows what turns in it, and the id stands for one that nobody can read', () => {
  expect(titleOf(makeFinding({ finding_id: 'f1', title: '\u202Efdp.exe' }))).toBe(
    '[U+202E]fdp.exe',
  );
  expect(titleOf(makeFinding({ finding_id: 'f1', title: '\u200B ' }))).toBe('f1');
});

test('of references that are no ids, none is recorded, whatever they hold', () => {
  const node_ids = ['a', { toString: 1 }, 7];
  const found = makeFinding({ finding_id: 'f', node_ids, source_refs: [{ node_ids }] });
  expect(evidenceIn(found)).toEqual(['node:a', 'node:7', 'source:a,7']);
});
