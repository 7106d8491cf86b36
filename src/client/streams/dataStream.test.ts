import { expect, test, vi } from 'vitest';
import { readDataStream } from './dataStream.ts';
import type { DataStreamEnd, DataStreamPart } from './dataStream.ts';
import { StreamError } from '../errors/StreamError.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (words: string): DataStreamPart => ({ type: 'text', text: words });
const finish: DataStreamPart = { type: 'finish', finishReason: 'stop' };
const finishLine = 'd:{"finishReason":"stop"}\n';

/** A body whose chunks the test sends. */
function createBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    body: readable,
    send: (chunk: string) => {
      // Fails when the reader gave the body up, which is what `cancelled` tells.
      writer.write(bytes(chunk)).catch(() => undefined);
    },
    close: () => void writer.close(),
    fail: (cause: unknown) => void writer.abort(cause),
    /** Resolves to true if the reader cancelled the body, once that is settled. */
    cancelled: writer.closed.then(
      () => false,
      () => true,
    ),
  };
}

/** Everything that a reading gives, batch by batch, and how it ends. */
async function readAll(parts: AsyncGenerator<DataStreamPart[], DataStreamEnd, void>) {
  const batches: DataStreamPart[][] = [];
  for (;;) {
    const step = await parts.next();
    if (step.done === true) return { batches, end: step.value };
    batches.push(step.value);
  }
}

test('readDataStream yields a batch for each chunk that completes a line, and returns how the body ended', async () => {
  const { body, send, close } = createBody();
  ['0:"a"\n0:"b"\n', '0:"c', '', '"\n', finishLine].forEach(send);
  close();
  expect(await readAll(readDataStream(body))).toEqual({
    batches: [[text('a'), text('b')], [text('c')], [finish]],
    end: { finished: true },
  });
  expect(body.locked).toBe(false);
});

test('readDataStream yields a batch as soon as it has arrived', async () => {
  const { body, send } = createBody();
  const parts = readDataStream(body);
  send('0:"a"\n');
  expect(await parts.next()).toEqual({ done: false, value: [text('a')] });
  send('0:"b"\n');
  expect(await parts.next()).toEqual({ done: false, value: [text('b')] });
  await parts.return({ finished: false });
});

test('readDataStream reports a body without a finish as cut off, with its complete last line', async () => {
  const { body, send, close } = createBody();
  send('0:"a"\n0:"b"');
  close();
  expect(await readAll(readDataStream(body))).toEqual({
    batches: [[text('a')], [text('b')]],
    end: { finished: false },
  });
});

test('readDataStream reports a lost connection as cut off, with its cause', async () => {
  const { body, send, fail } = createBody();
  const cause = new TypeError('network error');
  const parts = readDataStream(body);
  send('0:"a"\n0:"th');
  expect(await parts.next()).toEqual({ done: false, value: [text('a')] });
  fail(cause);
  expect(await parts.next()).toEqual({ done: true, value: { finished: false, cause } });
});

test('readDataStream stays finished when the connection is lost after the finish', async () => {
  const { body, send, fail } = createBody();
  const parts = readDataStream(body);
  send(finishLine);
  await parts.next();
  fail(new TypeError('network error'));
  expect((await parts.next()).value).toMatchObject({ finished: true });
});

test('readDataStream reads on after a line that cannot be read, and returns why it left it out', async () => {
  const { body, send, close } = createBody();
  ['0:"a"\nnonsense\n', '0:"b"\n', finishLine].forEach(send);
  close();
  const { batches, end } = await readAll(readDataStream(body));
  expect(batches).toEqual([[text('a')], [text('b')], [finish]]);
  expect(end.finished).toBe(true);
  expect(end.unreadable).toBeInstanceOf(StreamError);
});

test('readDataStream throws for a line beyond its limit at once, after the parts before it, and cancels the body', async () => {
  const { body, send, cancelled } = createBody();
  const parts = readDataStream(body, { maxLineLength: 8 });
  send('0:"a"\n0:"much too long"\n');
  expect(await parts.next()).toEqual({ done: false, value: [text('a')] });
  await expect(parts.next()).rejects.toBeInstanceOf(StreamError);
  expect(await cancelled).toBe(true);
});

test('readDataStream passes its limit to the decoder', async () => {
  const { body, send } = createBody();
  send('0:"abc"\n');
  await expect(readAll(readDataStream(body, { maxLineLength: 5 }))).rejects.toThrow('5 bytes');
});

test('readDataStream cancels the body when the loop is left', async () => {
  const { body, send, cancelled } = createBody();
  send('0:"a"\n');
  for await (const parts of readDataStream(body)) {
    expect(parts).toEqual([text('a')]);
    break;
  }
  expect(await cancelled).toBe(true);
  expect(body.locked).toBe(false);
});

const reason = new Error('stopped');

test('an abort ends a waiting read with its reason and cancels the body', async () => {
  const { body, cancelled } = createBody();
  const controller = new AbortController();
  const next = readDataStream(body, { signal: controller.signal }).next();
  controller.abort(reason);
  await expect(next).rejects.toBe(reason);
  expect(await cancelled).toBe(true);
});

test('an abort between two batches cancels the body at once', async () => {
  const { body, send, cancelled } = createBody();
  const controller = new AbortController();
  const parts = readDataStream(body, { signal: controller.signal });
  send('0:"a"\n');
  await parts.next();
  controller.abort(reason);
  expect(await cancelled).toBe(true);
  await expect(parts.next()).rejects.toBe(reason);
});

test('an abort before the start does not wait for the body', async () => {
  const { body, cancelled } = createBody();
  const parts = readDataStream(body, { signal: AbortSignal.abort(reason) });
  await expect(parts.next()).rejects.toBe(reason);
  expect(await cancelled).toBe(true);
});

test('an abort that makes the body fail is thrown as the abort, not reported as cut off', async () => {
  const { body, fail } = createBody();
  const controller = new AbortController();
  const next = readDataStream(body, { signal: controller.signal }).next();
  fail(new DOMException('The operation was aborted.', 'AbortError'));
  controller.abort(reason);
  await expect(next).rejects.toBe(reason);
});

test('an abort after the end of a body has no effect', async () => {
  const { body, send, close } = createBody();
  const controller = new AbortController();
  const remove = vi.spyOn(controller.signal, 'removeEventListener');
  send(finishLine);
  close();
  await readAll(readDataStream(body, { signal: controller.signal }));
  expect(remove).toHaveBeenCalledTimes(1);
});
