import { expect, test } from 'vitest';
import type { ThreadMessage } from '../../core/index.ts';
import { firstShown } from './firstShown.ts';

function thread(texts: readonly string[]): ThreadMessage[] {
  return texts.map((text, at) => ({
    key: String(at),
    role: 'assistant',
    state: 'complete',
    attachments: [],
    parts: [{ type: 'text', text }],
  }));
}

const repeat = (text: string, count: number): string[] => Array.from({ length: count }, () => text);

test('a thread of short messages begins with the last 18', () => {
  expect(firstShown(thread(repeat('Yes.', 1_000)))).toBe(982);
});

test('a thread of long messages begins with those that fill its box', () => {
  const answer = repeat('- a line', 20).join('\n');
  expect(firstShown(thread(repeat(answer, 1_000)))).toBe(997);
  expect(firstShown(thread(repeat(repeat('A line', 400).join('\n\n'), 3)))).toBe(2);
});

test('a short thread begins with its first message', () => {
  expect(firstShown(thread(['Hello', 'Hello to you']))).toBe(0);
  expect(firstShown([])).toBe(0);
});
