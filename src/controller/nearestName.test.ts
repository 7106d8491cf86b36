import { expect, test } from 'vitest';
import { nearestName } from './nearestName.ts';

const known = ['session-id', 'label', 'math', 'suggestions'];

test.each([
  ['session-id', undefined],
  ['sessionid', 'session-id'],
  ['sesion-id', 'session-id'],
  ['sessionId', 'session-id'],
  ['lable', 'label'],
  ['labl', 'label'],
  ['sugestion', 'suggestions'],
  ['path', 'math'],
  ['token-url', undefined],
  ['a', undefined],
])('%s stands for %s', (name, meant) => {
  expect(nearestName(name, known)).toBe(meant);
});
