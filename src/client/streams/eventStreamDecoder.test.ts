import { expect, test } from 'vitest';
import { isStreamError } from '../errors/index.ts';
import { createEventStreamDecoder, type ServerSentEvent } from './eventStream.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (text: string): ServerSentEvent[] => createEventStreamDecoder().push(bytes(text));
const told = (data: string, type = 'message', lastEventId = '') => ({ type, data, lastEventId });

test.each<[what: string, body: string, events: ServerSentEvent[]]>([
  ['an event with data alone is a message', 'data: a\n\n', [told('a')]],
  ['a name makes another type', 'event: progress\ndata: a\n\n', [told('a', 'progress')]],
  [
    'the name holds for its event only',
    'event: x\ndata: a\n\ndata: b\n\n',
    [told('a', 'x'), told('b')],
  ],
  ['several data lines are joined by a line feed', 'data: a\ndata: b\n\n', [told('a\nb')]],
  ['an empty data line counts', 'data\n\ndata:\n\n', [told(''), told('')]],
  ['only one space after the colon goes', 'data:  a\ndata:b\n\n', [told(' a\nb')]],
  ['a colon in the value stays', 'data: {"a":1}\n\n', [told('{"a":1}')]],
  ['comments are passed over', ': ping\n\n:\ndata: a\n\n', [told('a')]],
  ['unknown fields and retry are passed over', 'retry: 5\nx: 1\ndata: a\n\n', [told('a')]],
  ['an event without data is none', 'event: x\n\ndata: a\n\n', [told('a')]],
  [
    'an id holds for later events',
    'id: 1\ndata: a\n\ndata: b\n\n',
    [told('a', 'message', '1'), told('b', 'message', '1')],
  ],
  ['an id with a null character is passed over', 'id: 1\0\ndata: a\n\n', [told('a')]],
  ['an empty id takes the id back', 'id: 1\nid\ndata: a\n\n', [told('a')]],
  ['lines end with CR', 'data: a\rdata: b\r\r', [told('a\nb')]],
  ['lines end with CRLF', 'data: a\r\ndata: b\r\n\r\n', [told('a\nb')]],
  ['a byte order mark at the start is none of it', '\uFEFFdata: a\n\n', [told('a')]],
  ['an event without its blank line is not given', 'data: a\n\ndata: b\n', [told('a')]],
  ['field names are case-sensitive', 'DATA: x\ndata: a\n\n', [told('a')]],
])('createEventStreamDecoder decodes as the standard says: %s', (_, body, events) => {
  expect(decode(body)).toEqual(events);
});

test('createEventStreamDecoder takes a CRLF that is split between chunks as one line end', () => {
  const decoder = createEventStreamDecoder();
  expect(decoder.push(bytes('data: a\r'))).toEqual([]);
  expect(decoder.push(bytes('\n'))).toEqual([]);
  expect(decoder.push(bytes('\r'))).toEqual([told('a')]);
  expect(decoder.push(bytes('\ndata: b\n\n'))).toEqual([told('b')]);
});

test.each([
  ['in one line', 'data: 12345678', 1],
  ['over several lines', 'data: 1234\ndata: 4567', 2],
  ['in a comment', ':12345678901234', 1],
])(
  'createEventStreamDecoder fails for good when an event is longer than the bound, %s',
  (_, body, line) => {
    const decoder = createEventStreamDecoder({ maxEventLength: 13 });
    expect(decoder.push(bytes(`data: 1234567\n\n${body}`))).toEqual([told('1234567')]);
    expect(decoder.error).toMatchObject({ code: 'stream', line: line + 2 });
    let thrown: unknown;
    try {
      decoder.push(bytes('\n'));
    } catch (error) {
      thrown = error;
    }
    expect(isStreamError(thrown)).toBe(true);
  },
);
