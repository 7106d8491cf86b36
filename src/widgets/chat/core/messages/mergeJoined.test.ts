import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeJoined } from './mergeJoined.ts';
import { textOf } from './threadMessage.ts';
import { mergeStored } from './mergeStored.ts';

const words = (text: string) => (text === '' ? [] : [{ type: 'text' as const, text }]);
const thought = (text: string) => ({ type: 'reasoning', text }) as const;

describe('mergeJoined', () => {
  test('a replay takes the place of what is shown, and never shortens it on the way', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (answer, seen, come) => {
        const shown = answer.slice(0, seen % (answer.length + 1));
        const joined = answer.slice(0, come % (answer.length + 1));
        const merged = textOf(mergeJoined(words(shown), words(joined)));
        expect(merged).toBe(joined.length > shown.length ? joined : shown);
      }),
    );
  });

  test('a tail is added once its words differ from the beginning', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (shown, tail) => {
        fc.pre(!shown.startsWith(tail) && !tail.startsWith(shown));
        expect(textOf(mergeJoined(words(shown), words(tail)))).toBe(shown + tail);
      }),
    );
  });

  test('a tool call that is already there is not added twice', () => {
    const call = { type: 'tool-call', toolCallId: 'c', toolName: 'search', args: {} } as const;
    const merged = mergeJoined([call], [{ ...call, result: { value: 1 } }]);
    expect(merged).toEqual([{ ...call, result: { value: 1 } }]);
  });
});

describe('reasoning', () => {
  test('is not said twice when it is replayed before any word', () => {
    expect(mergeJoined([thought('Two')], [thought('Two ports')])).toEqual([thought('Two ports')]);
  });

  test('goes on when it is tailed', () => {
    expect(mergeJoined([thought('Two')], [thought(' ports')])).toEqual([thought('Two ports')]);
  });

  test('comes with a replay after a refresh, when only the words were stored', () => {
    const joined = [thought('Two'), ...words('By rail')];
    expect(mergeJoined(words('By'), joined)).toEqual(joined);
  });
});

test('a call that is tailed to its result keeps its name and arguments', () => {
  const call = { type: 'tool-call', toolCallId: 'c', toolName: 'find', args: { q: 1 } } as const;
  const rest = { type: 'tool-call', toolCallId: 'c', toolName: '', args: undefined } as const;
  const result = { value: 2 };
  expect(mergeJoined([call], [{ ...rest, result }])).toEqual([{ ...call, result }]);
});

test('what was stored gets its reasoning back at the word where it stood', () => {
  const live = [thought('one'), ...words('By '), thought('two'), ...words('rai')];
  expect(mergeStored(words('By rail'), live)).toEqual([
    thought('one'),
    ...words('By '),
    thought('two'),
    ...words('rail'),
  ]);
});
