import { expect, test, vi } from 'vitest';
import { readEventStream, type ReadEventStreamOptions } from './eventStream.ts';

const encoder = new TextEncoder();

function bodyOf(chunks: readonly string[], end: (c: ReadableStreamDefaultController) => void) {
  const cancel = vi.fn();
  const left = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift();
      if (chunk === undefined) end(controller);
      else controller.enqueue(encoder.encode(chunk));
    },
    cancel,
  });
  return { body, cancel };
}

async function drain(body: ReadableStream<Uint8Array>, options?: ReadEventStreamOptions) {
  const batches: string[][] = [];
  const events = readEventStream(body, options);
  for (;;) {
    const { done, value } = await events.next();
    if (done === true) return { batches, end: value };
    batches.push(value.map(({ data }) => data));
  }
}

test('readEventStream yields one batch for each chunk that completes events', async () => {
  const { body } = bodyOf(['data: a\n\nda', 'ta: b\n\ndata: c\n', '\n'], (c) => c.close());
  expect(await drain(body)).toEqual({ batches: [['a'], ['b'], ['c']], end: {} });
});

test('readEventStream returns the cause of a lost connection', async () => {
  const cause = new TypeError('terminated');
  const { body } = bodyOf(['data: a\n\ndata: b'], (c) => c.error(cause));
  expect(await drain(body)).toEqual({ batches: [['a']], end: { cause } });
});

test('readEventStream throws after the events that came before one beyond the bound', async () => {
  const { body, cancel } = bodyOf(['data: a\n\ndata: 0123456789'], () => undefined);
  const events = readEventStream(body, { maxEventLength: 12 });
  expect((await events.next()).value).toMatchObject([{ data: 'a' }]);
  await expect(events.next()).rejects.toMatchObject({ code: 'stream' });
  expect(cancel).toHaveBeenCalledOnce();
});

test('readEventStream throws the reason of its signal and cancels the body', async () => {
  const { body, cancel } = bodyOf(['data: a\n\n'], () => undefined);
  const stop = new AbortController();
  const events = readEventStream(body, { signal: stop.signal });
  await events.next();
  const rest = events.next();
  const reason = new Error('enough');
  stop.abort(reason);
  await expect(rest).rejects.toBe(reason);
  expect(cancel).toHaveBeenCalledWith(reason);
});

test('readEventStream cancels the body when its reader leaves', async () => {
  const { body, cancel } = bodyOf(['data: a\n\n', 'data: b\n\n'], (c) => c.close());
  for await (const batch of readEventStream(body)) {
    expect(batch).toHaveLength(1);
    break;
  }
  expect(cancel).toHaveBeenCalledOnce();
});
