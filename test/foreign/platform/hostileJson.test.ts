import { expect, test } from 'vitest';
import { askForeign } from './askForeign.ts';

const finish = 'd:{"finishReason":"stop"}';
const depth = 20_000;
const lists = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const storedText = () => [{ type: 'text', text: 'Done.' }];

/** Returns the depth of a value, without recursion. */
function depthOf(value: unknown): number {
  let levels = 0;
  for (let next = value; typeof next === 'object' && next !== null; levels += 1) {
    next = Object.values(next)[0];
  }
  return levels;
}

test.each([
  ['a call of 20,000 nested objects', `9:{"toolCallId":"c","toolName":"t","args":${objects}}`],
  ['a result of 20,000 nested lists', `a:{"toolCallId":"c","result":${lists}}`],
  [
    'arguments in pieces of 20,000 nested lists',
    `b:{"toolCallId":"c","toolName":"t"}\nc:${JSON.stringify({ toolCallId: 'c', argsTextDelta: lists })}`,
  ],
  [
    'a deep result that names the prototype in escapes',
    `a:{"toolCallId":"c","result":${lists.replace('1', '{"\\u005f_proto__":{"bad":1}}')}}`,
  ],
])('%s is shown and saved, and the answer goes on after it', async (_, line) => {
  const { thread, errors, markdown, json } = await askForeign({
    lines: ['0:"Done."', line, finish],
    stored: storedText,
  });
  const call = thread.at(-1)?.parts.find((part) => part.type === 'tool-call');
  expect(call).toBeDefined();
  expect(depthOf(call?.args ?? call?.result?.value)).toBeGreaterThanOrEqual(depth);
  expect(errors).toEqual([]);
  expect(markdown).toContain('Done.');
  expect(markdown.length).toBeLessThan(300_000);
  expect(JSON.parse(json)).toMatchObject({ messages: [{ role: 'user' }, { role: 'assistant' }] });
});

test('a stored call of 20,000 nested lists is fetched, compared and saved', async () => {
  const args: unknown = JSON.parse(lists);
  const call = { type: 'tool-call', toolCallId: 'c', toolName: 't' };
  const { thread, json } = await askForeign({
    lines: ['0:"Done."', finish],
    // JSON.stringify cannot write it: the platform's own text holds it.
    stored: () => [{ ...call, args: 'deep' }, ...storedText()],
    rawJson: (text) => text.replace('"deep"', lists),
  });
  expect(depthOf(args)).toBe(depth);
  const shown = thread.at(-1)?.parts.find((part) => part.type === 'tool-call');
  expect(depthOf(shown?.args)).toBe(depth);
  expect(json).toContain('Done.');
});

test.each([
  ['a prototype', '{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":2}}}'],
  ['a prototype in escapes', '{"\\u005f\\u005fproto__":{"polluted":1},"a":{}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":1}},"a":{}}'],
])('a result with %s changes no prototype', async (_, result) => {
  const { thread } = await askForeign({
    lines: [`a:{"toolCallId":"c","result":${result}}`, '0:"Done."', finish],
    stored: storedText,
  });
  const call = thread.at(-1)?.parts.find((part) => part.type === 'tool-call');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Object.getPrototypeOf(call?.result?.value)).toBe(Object.prototype);
  expect(JSON.stringify(call?.result?.value)).not.toContain('__proto__');
});

test.each([
  ['no JSON', '0:{secret words'],
  ['a number for words', '0:42'],
  ['a call without its name', '9:{"toolCallId":"secret words"}'],
  ['no line of the protocol', '<html>secret words</html>'],
])(
  'a line that holds %s fails an answer that is not stored, keeps the rest, and is not quoted',
  async (_, line) => {
    const lines = ['0:"Done."', line, finish];
    const whole = await askForeign({ lines, stored: storedText });
    expect(whole.errors).toEqual([]);
    expect(whole.thread.at(-1)).toMatchObject({ state: 'complete' });
    const { errors, markdown } = await askForeign({ lines, stored: () => [] });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ code: 'stream', line: 2 });
    expect(String(errors[0])).not.toContain('secret');
    expect(markdown).toContain('Done.');
  },
);

test.each([
  ['error', 'failed'],
  ['length', 'incomplete'],
])(
  'an answer that ends with finishReason "%s" over the wire is %s',
  async (finishReason, state) => {
    const { thread, errors } = await askForeign({
      lines: ['0:"Done."', `d:${JSON.stringify({ finishReason })}`],
      stored: storedText,
    });
    expect(thread.at(-1)?.state).toBe(state);
    expect(errors).toMatchObject([{ code: 'unfinished-answer', finishReason }]);
  },
);
