import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { decodeAnswer, type AnswerSchemas, type DecodeAnswerOptions } from './decodeAnswer.ts';
import { isDecodeError, TimeoutError, type DecodeIssue } from './errors/index.ts';

const named = v.object({ name: v.string(), note: v.optional(v.string()) });
const answer = { schema: v.object({ items: v.array(named) }) };
const right = { items: [{ name: 'one', note: 'first' }] };
const differing = () => ({ items: [{ name: 'one' }, { name: 'two', note: 7 }] });

const unloadable = () => Promise.reject(new TypeError('Failed to fetch the module'));

/** Reads an answer, and collects what `onDrift` is called with. */
function read(
  schemas: AnswerSchemas<v.GenericSchema>,
  value: unknown,
  options: Partial<DecodeAnswerOptions> = {},
) {
  const told: DecodeIssue[] = [];
  const { signal } = new AbortController();
  const onDrift = (difference: DecodeIssue) => void told.push(difference);
  const given = { route: 'GET /items', signal, onDrift, ...options };
  return { told, output: decodeAnswer(schemas, value, given) };
}

async function failureOf(output: Promise<unknown>): Promise<unknown> {
  try {
    await output;
  } catch (error) {
    return error;
  }
  throw new Error('expected the answer to be refused');
}

test('an answer as documented is read without the code for those that differ', async () => {
  const load = vi.fn(unloadable);
  const { output, told } = read(answer, right, { load });
  expect(await output).toEqual(right);
  expect(load).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

test('an answer that differs is read as far as it can be, by code that is fetched then', async () => {
  const { output, told } = read(answer, differing());
  expect(await output).toEqual({ items: [{ name: 'one' }, { name: 'two' }] });
  expect(told).toEqual([{ path: 'items[].note', message: 'expected string, received number' }]);
});

test('an answer that differs is refused by its places where the code that reads it can’t be had', async () => {
  const { output, told } = read(answer, differing(), { load: unloadable });
  const error = await failureOf(output);
  expect(isDecodeError(error) && error).toMatchObject({
    message:
      'Brainstem: response of GET /items is not what the contract allows. items[1].note: expected string, received number',
    issues: [{ path: 'items[1].note', message: 'expected string, received number' }],
  });
  expect(told).toEqual([]);
});

test('an answer that may come otherwise than documented is read as it came without that code', async () => {
  const lenient = {
    schema: v.looseObject({ items: v.array(v.looseObject({ name: v.string() })) }),
  };
  const schemas = { ...lenient, expected: answer.schema };
  const { output, told } = read(schemas, differing());
  expect(await output).toEqual(differing());
  expect(told).toEqual([{ path: 'items[].note', message: 'expected string, received number' }]);
  const without = read(schemas, differing(), { load: unloadable });
  expect(await without.output).toEqual(differing());
  expect(without.told).toEqual([]);
});

test('an abort ends the wait for the code that reads an answer', async () => {
  const controller = new AbortController();
  const load = () => new Promise<never>(() => undefined);
  const { output } = read(answer, differing(), { load, signal: controller.signal });
  controller.abort(new DOMException('Left the page', 'AbortError'));
  expect(await failureOf(output)).toMatchObject({ message: 'Left the page' });
});

test('a call that was aborted before hears of nothing else, whatever becomes of the code', async () => {
  const reason = new DOMException('Left the page', 'AbortError');
  const signal = AbortSignal.abort(reason);
  expect(await failureOf(read(answer, differing(), { load: unloadable, signal }).output)).toBe(
    reason,
  );
});

test('a time limit ends the wait for that code as if it could not be had: an answer came', async () => {
  const controller = new AbortController();
  const load = () => new Promise<never>(() => undefined);
  const { output } = read(answer, differing(), { load, signal: controller.signal });
  controller.abort(new TimeoutError('GET /items', 30_000));
  const error = await failureOf(output);
  expect(isDecodeError(error) && error.issues[0]?.path).toBe('items[1].note');
});
