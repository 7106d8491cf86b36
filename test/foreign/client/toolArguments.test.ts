import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import {
  createDataStreamDecoder,
  createEventStreamDecoder,
  readDataStream,
} from '../../../src/index.ts';
import { listen } from '../listen.ts';

/** The bytes of a stream that sends these lines over a real socket, the last one without an end. */
async function openStream(first: string, repeated: string) {
  const url = await listen(
    createServer((_request, response) => {
      response.on('error', () => undefined);
      response.write(first);
      const write = (): void => {
        while (!response.destroyed) {
          if (response.write(repeated)) continue;
          response.once('drain', write);
          return;
        }
      };
      write();
    }),
  );
  const { body } = await fetch(url);
  if (body === null) throw new Error('The server sent no body.');
  return body;
}

test('arguments of a tool call that never end fail the stream at the limit', async () => {
  const delta = `c:${JSON.stringify({ toolCallId: 'a', argsTextDelta: 'x'.repeat(10_000) })}\n`;
  const body = await openStream('b:{"toolCallId":"a","toolName":"search"}\n', delta);
  let parts = 0;
  const read = async (): Promise<void> => {
    for await (const batch of readDataStream(body, { maxLineLength: 200_000 })) {
      parts += batch.length;
    }
  };
  await expect(read()).rejects.toMatchObject({ code: 'stream', line: 22 });
  // The start, and every piece up to the one that passed the limit.
  expect(parts).toBe(22);
});

test('arguments of many unfinished tool calls share one limit', () => {
  const decoder = createDataStreamDecoder({ maxLineLength: 1_000 });
  const encoder = new TextEncoder();
  for (let call = 0; call < 20 && decoder.error === undefined; call += 1) {
    const toolCallId = String(call);
    const start = JSON.stringify({ toolCallId, toolName: 'search' });
    const delta = JSON.stringify({ toolCallId, argsTextDelta: 'x'.repeat(100) });
    decoder.push(encoder.encode(`b:${start}\nc:${delta}\n`));
  }
  expect(decoder.error).toMatchObject({ code: 'stream', line: 22 });
});

test('finished tool calls leave the limit to the next ones', () => {
  const decoder = createDataStreamDecoder({ maxLineLength: 200 });
  const encoder = new TextEncoder();
  let calls = 0;
  for (let call = 0; call < 100; call += 1) {
    const toolCallId = String(call);
    const start = JSON.stringify({ toolCallId, toolName: 'search' });
    const delta = JSON.stringify({ toolCallId, argsTextDelta: JSON.stringify('x'.repeat(100)) });
    const lines = `b:${start}\nc:${delta}\na:${JSON.stringify({ toolCallId, result: 1 })}\n`;
    calls += decoder.push(encoder.encode(lines)).filter(({ type }) => type === 'tool-call').length;
  }
  expect([calls, decoder.error]).toEqual([100, undefined]);
});

test.each([NaN, 0, -1, Infinity])('decoders refuse a limit of %s', (limit) => {
  expect(() => createDataStreamDecoder({ maxLineLength: limit })).toThrow('maxLineLength must be');
  expect(() => createEventStreamDecoder({ maxEventLength: limit })).toThrow(
    'maxEventLength must be',
  );
});
