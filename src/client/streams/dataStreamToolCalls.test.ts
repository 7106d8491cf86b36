import { expect, test } from 'vitest';
import { createDataStreamDecoder } from './dataStream.ts';
import type { DataStreamPart } from './dataStreamPart.ts';

/** Decodes a body of these lines and lists its parts, of which none is plain words. */
function decode(...lines: string[]): DataStreamPart[] {
  const decoder = createDataStreamDecoder();
  const parts = decoder.push(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));
  return [...parts, ...decoder.end().parts];
}

const startLine = (id: string) => `b:{"toolCallId":"${id}","toolName":"look"}`;
const deltaLine = (id: string, delta: string) =>
  `c:${JSON.stringify({ toolCallId: id, argsTextDelta: delta })}`;
const callLine = (id: string) => `9:{"toolCallId":"${id}","toolName":"look","args":{"q":1}}`;
const resultLine = (id: string) => `a:{"toolCallId":"${id}","result":"ok"}`;
const stepLine = 'e:{"finishReason":"tool-calls"}';
const finishLine = 'd:{"finishReason":"tool-calls"}';

const start = (id: string) => ({ type: 'tool-call-start', toolCallId: id, toolName: 'look' });
const delta = (id: string, text: string) => ({
  type: 'tool-call-delta',
  toolCallId: id,
  argsTextDelta: text,
});
const call = (id: string) => ({
  type: 'tool-call',
  toolCallId: id,
  toolName: 'look',
  args: { q: 1 },
});
const result = (id: string) => ({ type: 'tool-result', toolCallId: id, result: 'ok' });
const step = { type: 'finish-step', finishReason: 'tool-calls' };
const finish = { type: 'finish', finishReason: 'tool-calls' };

const pieces = [startLine('1'), deltaLine('1', '{"q"'), deltaLine('1', ':1}')];
const given = [start('1'), delta('1', '{"q"'), delta('1', ':1}')];

test.each([
  ['its result', resultLine('1'), result('1')],
  ['the end of the step', stepLine, step],
  ['the finish', finishLine, finish],
])('a tool call in pieces is put together just before %s', (_, line, part) => {
  expect(decode(...pieces, line)).toEqual([...given, call('1'), part]);
});

test('a tool call in pieces is returned once when code 9 repeats it whole, and not again at the end', () => {
  expect(decode(...pieces, callLine('1'), resultLine('1'), stepLine, finishLine)).toEqual([
    ...given,
    call('1'),
    result('1'),
    step,
    finish,
  ]);
});

test('a tool call in pieces is not given again when code 9 comes late', () => {
  expect(decode(...pieces, resultLine('1'), callLine('1'), finishLine)).toEqual([
    ...given,
    call('1'),
    result('1'),
    finish,
  ]);
});

test('a tool call in pieces may overlap with others', () => {
  expect(
    decode(
      startLine('1'),
      startLine('2'),
      deltaLine('2', '{"q":'),
      deltaLine('1', '{"q":1}'),
      deltaLine('2', '1}'),
      resultLine('2'),
      finishLine,
    ),
  ).toEqual([
    start('1'),
    start('2'),
    delta('2', '{"q":'),
    delta('1', '{"q":1}'),
    delta('2', '1}'),
    call('2'),
    result('2'),
    call('1'),
    finish,
  ]);
});

test('a tool call in pieces is not given when its arguments are not complete, or the stream is cut', () => {
  expect(decode(startLine('1'), deltaLine('1', '{"q"'), finishLine)).toEqual([
    start('1'),
    delta('1', '{"q"'),
    finish,
  ]);
  expect(decode(startLine('1'), finishLine)).toEqual([start('1'), finish]);
  expect(decode(...pieces)).toEqual(given);
});

test('a tool call in pieces carries no key that could reach a prototype, even one that comes in two pieces', () => {
  const parts = decode(
    startLine('1'),
    deltaLine('1', '{"__pro'),
    deltaLine('1', 'to__":{"admin":true},"q":1}'),
    finishLine,
  );
  expect(parts[3]).toStrictEqual(call('1'));
});

test('a tool call that comes twice shows once', () => {
  expect(decode(callLine('1'), callLine('2'), callLine('1'), resultLine('1'))).toEqual([
    call('1'),
    call('2'),
    result('1'),
  ]);
});

test('a tool call that comes whole and then in pieces shows once', () => {
  expect(decode(callLine('1'), startLine('1'), deltaLine('1', '{"q":1}'), resultLine('1'))).toEqual(
    [call('1'), result('1')],
  );
});

test('a tool call that comes twice shows once, with the last arguments, when its pieces come again', () => {
  expect(
    decode(
      startLine('1'),
      deltaLine('1', '{"q'),
      startLine('1'),
      deltaLine('1', '{"q":'),
      deltaLine('1', '1}'),
      finishLine,
    ),
  ).toEqual([start('1'), delta('1', '{"q'), call('1'), finish]);
});

test('parts of a tool call that began before the stream are passed on', () => {
  expect(decode(deltaLine('1', '":1}'), resultLine('1'), finishLine)).toEqual([
    delta('1', '":1}'),
    result('1'),
    finish,
  ]);
});
