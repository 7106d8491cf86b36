import { expect, test } from 'vitest';
import { createRejectedTokens } from './rejectedTokens.ts';

test("before anybody signs out, no token counts as a previous user's", () => {
  const tokens = createRejectedTokens();
  tokens.addIssued('first');
  expect([tokens.isPreviousUsers('first'), tokens.isPreviousUsers('other')]).toEqual([
    false,
    false,
  ]);
});

test("after clear, only tokens that are issued since are the current user's", () => {
  const tokens = createRejectedTokens();
  tokens.addIssued('first');
  tokens.add('first');
  expect(tokens.has('first')).toBe(true);
  tokens.clear();
  tokens.addIssued('second');
  expect(tokens.has('first')).toBe(false);
  expect([tokens.isPreviousUsers('first'), tokens.isPreviousUsers('second')]).toEqual([
    true,
    false,
  ]);
});

test('the last 32 rejected tokens are remembered, each once', () => {
  const rejected = createRejectedTokens();
  for (let count = 0; count < 33; count += 1) {
    rejected.add('repeated');
    rejected.add(`token-${count}`);
  }
  const tokens = ['repeated', 'token-0', 'token-1', 'token-2', 'token-32'];
  expect(tokens.map((token) => rejected.has(token))).toEqual([true, false, false, true, true]);
});
