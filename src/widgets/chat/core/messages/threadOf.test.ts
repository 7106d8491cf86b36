import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToParts } from './addToParts.ts';
import { mergeJoined } from './mergeJoined.ts';
import { mergeStored } from './mergeStored.ts';
import { openQuestion, threadOf } from './threadOf.ts';
import { textOf, type ThreadMessage } from './threadMessage.ts';

const words = (text: string) => (text === '' ? [] : [{ type: 'text' as const, text }]);

test('a question and its answer that share an id are shown apart, each with its own words', () => {
  const live: ThreadMessage = {
    key: 'turn-1',
    role: 'assistant',
    parts: words('Four.'),
    state: 'complete',
    attachments: [],
  };
  const messages = [
    { id: 'run-1', role: 'user' as const, content: words('How many?') },
    { id: 'run-1', role: 'assistant' as const, content: words('Four.') },
    { id: 'run-1', role: 'assistant' as const, content: words('Or five.') },
  ];
  const stored = { sessionId: 'chat-1', messages, running: false, requiresAction: false };
  const thread = threadOf({ turn: undefined, seen: { 'run-1': live } }, stored);
  expect(thread.map(({ parts }) => textOf(parts))).toEqual(['How many?', 'Four.', 'Or five.']);
  expect(new Set(thread.map(({ key }) => key))).toHaveProperty('size', 3);
});

describe('addToParts', () => {
  test('joins words, and keeps parts that did not change', () => {
    const before = addToParts([], [{ type: 'text', text: 'one ' }]);
    const call = { type: 'tool-call-start', toolCallId: 'c', toolName: 'search' } as const;
    const after = addToParts(before, [call, { type: 'text', text: 'two' }]);
    expect(after).toHaveLength(3);
    expect(after[0]).toBe(before[0]);
  });

  test('shows a tool once, from its start to its result', () => {
    const parts = addToParts(
      [],
      [
        { type: 'tool-call-start', toolCallId: 'c', toolName: 'search' },
        { type: 'tool-call-delta', toolCallId: 'c', argsTextDelta: '{"q":1}' },
        { type: 'tool-call', toolCallId: 'c', toolName: 'search', args: { q: 1 } },
        { type: 'tool-result', toolCallId: 'c', result: ['found'] },
      ],
    );
    expect(parts).toEqual([
      {
        type: 'tool-call',
        toolCallId: 'c',
        toolName: 'search',
        args: { q: 1 },
        result: { value: ['found'] },
      },
    ]);
  });

  test('begins a paragraph with each step, unless a step goes on with the words before', () => {
    const step = (isContinued: boolean) =>
      ({ type: 'finish-step', finishReason: 'stop', isContinued }) as const;
    const text = (words: string) => ({ type: 'text', text: words }) as const;
    const parts = addToParts(
      [],
      [text('On'), step(true), text('e.'), step(false), text('Two.'), step(false)],
    );
    expect(textOf(parts)).toBe('One.\n\nTwo.');
    const stored = [text('One.Two.')];
    expect(textOf(mergeStored(stored, parts))).toBe('One.\n\nTwo.');
    expect(textOf(mergeStored([text('One.'), text('Two.')], parts))).toBe('One.\n\nTwo.');
    expect(textOf(mergeJoined(parts, [text('One.Two. Three.')]))).toBe('One.Two. Three.');
    expect(textOf(mergeJoined(parts, [text('Three.')]))).toBe('One.\n\nTwo.\n\nThree.');
  });

  test('parts the words before and after a tool', () => {
    const call = { type: 'tool-call', toolCallId: 'c', toolName: 't', args: {} } as const;
    const parts = [...words('Let me look.'), call, ...words('Found.')];
    expect(textOf(parts)).toBe('Let me look.\n\nFound.');
  });

  test('the words do not depend on how they were batched', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(), (pieces, at) => {
        const batch = pieces.map((text) => ({ type: 'text', text }) as const);
        const cut = at % (batch.length + 1);
        const whole = addToParts([], batch);
        const split = addToParts(addToParts([], batch.slice(0, cut)), batch.slice(cut));
        expect(split).toEqual(whole);
        expect(textOf(whole)).toBe(pieces.join(''));
      }),
    );
  });
});

describe('openQuestion', () => {
  const call = { type: 'tool-call', toolCallId: 'c', toolName: 'ask', args: {} } as const;
  const message = (parts: ThreadMessage['parts']): ThreadMessage => ({
    key: 'm',
    role: 'assistant',
    parts,
    state: 'complete',
    attachments: [],
  });

  test('is the last call without a result', () => {
    expect(openQuestion([message([call])], new Set(['ask']))).toBe(call);
    expect(
      openQuestion([message([{ ...call, result: { value: 'yes' } }])], new Set(['ask'])),
    ).toBeUndefined();
    expect(openQuestion([message([call])], new Set(['search']))).toBeUndefined();
  });

  test('closes once something follows it', () => {
    const next: ThreadMessage = { ...message(words('Never mind')), role: 'user' };
    expect(openQuestion([message([call]), next], new Set(['ask']))).toBeUndefined();
  });
});
