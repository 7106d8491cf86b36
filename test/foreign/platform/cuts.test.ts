import { expect, test } from 'vitest';
import { askForeign } from './askForeign.ts';
import type { ThreadMessage } from '../../../src/widgets/chat/core/index.ts';

/** An answer in the pieces that a platform stores and streams. */
const lines = [
  'f:{"messageId":"m"}',
  '0:"Grüße "',
  '0:"aus 数"',
  'b:{"toolCallId":"c","toolName":"find"}',
  'c:{"toolCallId":"c","argsTextDelta":"{\\"q\\":"}',
  'c:{"toolCallId":"c","argsTextDelta":"\\"öl\\"}"}',
  'a:{"toolCallId":"c","result":["ä","ö"]}',
  '0:" und 🚢"',
  'e:{"finishReason":"stop","usage":{"promptTokens":1,"completionTokens":2}}',
  'd:{"finishReason":"stop","usage":{"promptTokens":1,"completionTokens":2}}',
];

function stored(count: number): readonly unknown[] {
  const call = { type: 'tool-call', toolCallId: 'c', toolName: 'find', args: { q: 'öl' } };
  const parts = [
    { type: 'text', text: count > 2 ? 'Grüße aus 数' : 'Grüße ' },
    count > 6 ? { ...call, result: ['ä', 'ö'] } : call,
    { type: 'text', text: ' und 🚢' },
  ];
  return parts.slice(0, count > 7 ? 3 : count > 5 ? 2 : count > 1 ? 1 : 0);
}

const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));

/** The beginning of each line, a byte within it, and the place before its line feed. */
const cuts = lines.flatMap((line, index) => {
  const start = new TextEncoder().encode(
    lines
      .slice(0, index)
      .map((one) => `${one}\n`)
      .join(''),
  ).length;
  const { length } = new TextEncoder().encode(line);
  return [start, start + Math.floor(length / 2), start + length];
});

/** A message without the times of its tool calls, which a stream that was cut doesn't tell. */
function shownOf({
  role,
  state,
  parts,
}: ThreadMessage): Pick<ThreadMessage, 'role' | 'state' | 'parts'> {
  const timeless = parts.map((part) => {
    if (part.type !== 'tool-call') return part;
    const { startedAt: _started, durationMs: _lasted, ...call } = part;
    return call;
  });
  return { role, state, parts: timeless };
}

test.each([
  ['replay', 'reset'],
  ['replay', 'close'],
  ['tail', 'reset'],
  ['tail', 'close'],
] as const)(
  'an answer whose connection is cut anywhere heals by attach with %s after a %s: nothing twice, nothing lost',
  async (attach, cutBy) => {
    const { thread } = await askForeign({ lines, stored });
    const uncut = thread.map(shownOf);
    expect(uncut.map(({ parts }) => parts.length)).toEqual([1, 3]);
    expect(cuts.at(-1)).toBe(bytes.length - 1);
    for (const cutAt of cuts) {
      const asked = await askForeign({ lines, stored, attach, cutBy, cutAt });
      const shown = asked.thread.map(shownOf);
      const sent = asked.requests.filter((path) => path === '/chat/stream').length;
      expect({ cutAt, sent, shown, errors: asked.errors }).toEqual({
        cutAt,
        sent: 1,
        shown: uncut,
        errors: [],
      });
    }
  },
);
