import { expect, test } from 'vitest';
import { createDataStreamDecoder } from './dataStream.ts';
import type { DataStreamDecoderOptions } from './dataStream.ts';
import type { DataStreamPart } from './dataStreamPart.ts';
import { StreamError } from '../errors/StreamError.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Decodes chunks that make up a whole body. */
function decode(chunks: readonly (string | Uint8Array)[], options?: DataStreamDecoderOptions) {
  const decoder = createDataStreamDecoder(options);
  const parts: DataStreamPart[] = [];
  for (const chunk of chunks) {
    parts.push(...decoder.push(typeof chunk === 'string' ? bytes(chunk) : chunk));
  }
  const end = decoder.end();
  return { parts: [...parts, ...end.parts], finished: end.finished };
}

/** Every way to cut a body in two. */
function halves(body: string): Uint8Array[][] {
  const whole = bytes(body);
  return Array.from(whole, (_, at) => [whole.subarray(0, at), whole.subarray(at)]);
}

const text = (words: string): DataStreamPart => ({ type: 'text', text: words });
const finish: DataStreamPart = { type: 'finish', finishReason: 'stop' };
const finishLine = 'd:{"finishReason":"stop"}\n';

test('the end of a body is a success only after a finish', () => {
  expect(decode(['0:"Hi"\n', finishLine])).toEqual({
    parts: [text('Hi'), finish],
    finished: true,
  });
  expect(decode(['0:"Hi"\n'])).toEqual({ parts: [text('Hi')], finished: false });
  expect(decode([])).toEqual({ parts: [], finished: false });
});

test('the end of a body keeps the complete lines before a truncated last one', () => {
  expect(decode(['0:"Hi"\n0:"the', 're'])).toEqual({ parts: [text('Hi')], finished: false });
  expect(decode(['0:"Hi"\nd:{"finishReason":"sto'])).toEqual({
    parts: [text('Hi')],
    finished: false,
  });
});

test('the end of a body reads a last line that misses only its line feed', () => {
  expect(decode(['0:"Hi"\n', finishLine.trimEnd()])).toEqual({
    parts: [text('Hi'), finish],
    finished: true,
  });
  expect(decode(['0:"Hi"'])).toEqual({ parts: [text('Hi')], finished: false });
});

test('a body ends at its finish, and what follows is ignored', () => {
  expect(decode([`${finishLine}0:"more"\nnot a line\n`, 'nor this\n'])).toEqual({
    parts: [finish],
    finished: true,
  });
  const long = 'x'.repeat(100);
  expect(decode([finishLine, long], { maxLineLength: 50 }).finished).toBe(true);
  expect(decode([finishLine + long], { maxLineLength: 50 }).finished).toBe(true);
});

test('chunks do not hold back their complete lines when they end inside one', () => {
  const decoder = createDataStreamDecoder();
  expect(decoder.push(bytes('0:"one"\n0:"two"\n0:"thr'))).toEqual([text('one'), text('two')]);
  expect(decoder.push(bytes('ee"\n'))).toEqual([text('three')]);
});

test('chunks may end anywhere: in a character, in JSON, in an escape, between CR and LF', () => {
  const body = `0:"é€😀"\r\n0:"a\\n\\u20ac\\"b"\n9:{"toolCallId":"1","toolName":"t","args":{"q":"ü"}}\n${finishLine}`;
  const whole = decode([body]);
  expect(whole.parts).toEqual([
    text('é€😀'),
    text('a\n€"b'),
    { type: 'tool-call', toolCallId: '1', toolName: 't', args: { q: 'ü' } },
    finish,
  ]);
  for (const chunks of halves(body)) expect(decode(chunks)).toEqual(whole);
  expect(decode(Array.from(bytes(body), (byte) => Uint8Array.of(byte)))).toEqual(whole);
});

test('chunks may be empty', () => {
  expect(decode(['', '0:"H', '', 'i"\n', '']).parts).toEqual([text('Hi')]);
});

test('chunks may be overwritten after they were pushed', () => {
  const decoder = createDataStreamDecoder();
  const chunk = bytes('0:"Hi');
  decoder.push(chunk);
  chunk.fill(0);
  expect(decoder.push(bytes('"\n'))).toEqual([text('Hi')]);
});

test('lines may be blank, padded, or end with CRLF', () => {
  expect(decode(['\n \t\r\n\r\n  0:"a" \r\n\n0: "b"\n']).parts).toEqual([text('a'), text('b')]);
});

test('lines may follow a byte order mark, however it is split', () => {
  for (const chunks of halves('\uFEFF0:"a"\n0:"\uFEFFb"\n')) {
    expect(decode(chunks).parts).toEqual([text('a'), text('\uFEFFb')]);
  }
});

test('lines may be of 1 MB in chunks of 10 bytes', () => {
  const long = 'word\\n'.repeat(175_000);
  const whole = bytes(`9:{"toolCallId":"1","toolName":"t","args":"${long}"}\n`);
  const chunks = Array.from({ length: Math.ceil(whole.length / 10) }, (_, index) =>
    whole.subarray(index * 10, index * 10 + 10),
  );
  expect(decode(chunks).parts).toEqual([
    { type: 'tool-call', toolCallId: '1', toolName: 't', args: 'word\n'.repeat(175_000) },
  ]);
});

test('lines may be 100,000', () => {
  const { parts, finished } = decode(['0:"word "\n'.repeat(100_000), finishLine]);
  expect(parts).toHaveLength(100_001);
  expect(finished).toBe(true);
});

test('lines with bytes that are not UTF-8 get replacement characters', () => {
  expect(decode([Uint8Array.of(0x30, 0x3a, 0x22, 0xff, 0xc3, 0x22, 0x0a)]).parts).toEqual([
    text('\uFFFD\uFFFD'),
  ]);
});

test('lines without content for a user are ignored without being parsed', () => {
  const passedOver = ['2:[1]', '8:[{}]', 'i:{}', 'j:{}', 'k:{}', 'z:1', 'data:{not json', '12:'];
  expect(decode([...passedOver.map((line) => `${line}\n`), '0:"Hi"\n']).parts).toEqual([
    text('Hi'),
  ]);
});

test('a line that cannot be read is left out, and the first one is remembered', () => {
  const decoder = createDataStreamDecoder();
  expect(decoder.push(bytes('0:"Hi"\n\n0:secret\nfoo\n0:"more"\n'))).toEqual([
    text('Hi'),
    text('more'),
  ]);
  expect(decoder.unreadable).toBeInstanceOf(StreamError);
  expect(decoder.unreadable?.line).toBe(3);
  expect(decoder.push(bytes(finishLine))).toEqual([finish]);
  expect(decoder.end()).toEqual({ parts: [], finished: true });
});

test('a comment, which begins with a colon, is no line that cannot be read', () => {
  const decoder = createDataStreamDecoder();
  const body = `0:"Hi"\n: keep-alive\n:\n:"0"\n${finishLine}`;
  expect(decoder.push(bytes(body))).toEqual([text('Hi'), finish]);
  expect(decoder.unreadable).toBeUndefined();
});

test.each(['d:{}', 'd:{"finishReason":null}', 'd:{"usage":null,"finishReason":null}'])(
  'a finish without a reason ends an answer like one with stop: %s',
  (line) => {
    const decoder = createDataStreamDecoder();
    expect(decoder.push(bytes(`0:"Hi"\n${line}\n`))).toEqual([text('Hi'), finish]);
    expect(decoder.unreadable).toBeUndefined();
    expect(decoder.end().finished).toBe(true);
  },
);

test('a step without a reason is over', () => {
  expect(decode(['e:{}\n']).parts).toEqual([{ type: 'finish-step', finishReason: 'stop' }]);
});

test.each([
  ['a secret', 'it does not have the form {type}:{json}'],
  ['<p class="x:y">secret</p>', 'it does not have the form {type}:{json}'],
  ['0:"secret', 'code 0 does not carry JSON'],
  ['0:"secret" "b"', 'code 0 does not carry JSON'],
  ['0:"secret\tb"', 'code 0 does not carry JSON'],
  ['0:', 'code 0 does not carry JSON'],
  ['0:["secret"]', 'code 0 carries the wrong shape'],
  ['g:1', 'code g carries the wrong shape'],
  ['3:null', 'code 3 carries the wrong shape'],
  ['9:{"toolCallId":"1","secret":2}', 'code 9 carries the wrong shape at toolName'],
  ['a:{"result":"secret"}', 'code a carries the wrong shape at toolCallId'],
  ['b:"secret"', 'code b carries the wrong shape'],
  ['c:{"toolCallId":"1","argsTextDelta":{}}', 'code c carries the wrong shape at argsTextDelta'],
  ['d:{"finishReason":3}', 'code d carries the wrong shape at finishReason'],
  ['e:{"finishReason":{}}', 'code e carries the wrong shape at finishReason'],
  ['f:{"messageId":3}', 'code f carries the wrong shape at messageId'],
  ['h:{"sourceType":"url","id":"secret"}', 'code h carries the wrong shape at url'],
])('a line that cannot be read because %s is reported without its content', (line, reason) => {
  const decoder = createDataStreamDecoder();
  expect(decoder.push(bytes(`${line}\n`))).toEqual([]);
  const error = decoder.unreadable;
  expect(error?.message).toBe(`Brainstem: the data stream cannot be read at line 1: ${reason}.`);
  expect(error?.cause).toBeUndefined();
});

test.each([[['0:"Hi"\n0:"12345', '6"\n']], [['0:"Hi"\n0:"123456"\n0:"x"\n']]])(
  'a line that is too long fails the decoder: %j',
  (chunks) => {
    const decoder = createDataStreamDecoder({ maxLineLength: 9 });
    const parts = chunks.flatMap((chunk) => decoder.push(bytes(chunk)));
    expect(parts).toEqual([text('Hi')]);
    expect(decoder.error?.message).toContain('line 2: it is longer than 9 bytes');
    expect(() => decoder.push(bytes('0:"x"\n'))).toThrow(decoder.error);
    expect(() => decoder.end()).toThrow(decoder.error);
    expect(decode(['0:"12345"\n'], { maxLineLength: 9 }).parts).toEqual([text('12345')]);
  },
);

const args = (parts: readonly DataStreamPart[]): unknown =>
  parts[0]?.type === 'tool-call' ? parts[0].args : undefined;

test.each([
  '{"__proto__":{"admin":true},"a":[{"__proto__":1,"b":2}]}',
  '{"\\u005f_proto__":{"admin":true},"a":[{"__pr\\u006Fto__":1,"b":2}]}',
])('keys that could reach a prototype are left out of %s', (json) => {
  const { parts } = decode([`9:{"toolCallId":"1","toolName":"t","args":${json}}\n`]);
  expect(args(parts)).toStrictEqual({ a: [{ b: 2 }] });
  expect({}).not.toHaveProperty('admin');
});

test('keys that could reach a prototype stay where they are only words', () => {
  const { parts } = decode(['9:{"toolCallId":"1","toolName":"t","args":{"constructor":"BMW"}}\n']);
  expect(args(parts)).toStrictEqual({ constructor: 'BMW' });
});
