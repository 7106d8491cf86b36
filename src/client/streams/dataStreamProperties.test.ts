import { formatDataStreamPart } from '@ai-sdk/ui-utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDataStreamDecoder } from './dataStream.ts';
import type { DataStreamPart } from './dataStreamPart.ts';
import { isStreamError } from '../errors/StreamError.ts';
import { propertyRuns } from '../../../test/propertyRuns.ts';

interface Outcome {
  parts: DataStreamPart[];
  finished: boolean;
  /** Message of the error that ended it. */
  error?: string;
  /** The message about the first line that was skipped. */
  unreadable?: string | undefined;
}

/** Decodes a body cut at these places. Anything but a StreamError is thrown on. */
function decode(body: Uint8Array, cuts: readonly number[] = [], maxLineLength?: number): Outcome {
  const decoder = createDataStreamDecoder({ maxLineLength });
  const places = [...cuts.map((cut) => cut % (body.length + 1)), body.length].sort((a, b) => a - b);
  const parts: DataStreamPart[] = [];
  try {
    let from = 0;
    for (const to of places) {
      parts.push(...decoder.push(body.subarray(from, to)));
      from = to;
    }
    const end = decoder.end();
    const unreadable = decoder.unreadable?.message;
    return { parts: [...parts, ...end.parts], finished: end.finished, unreadable };
  } catch (error) {
    if (!isStreamError(error)) throw error;
    return { parts, finished: false, error: error.message };
  }
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The line of a part, from the field's encoder where its types allow any finish reason. */
function encode(part: DataStreamPart): string {
  switch (part.type) {
    case 'text':
    case 'reasoning':
      return formatDataStreamPart(part.type, part.text);
    case 'error':
      return formatDataStreamPart('error', part.message);
    case 'tool-call-start':
      return formatDataStreamPart('tool_call_streaming_start', part);
    case 'tool-call-delta':
      return formatDataStreamPart('tool_call_delta', part);
    case 'tool-call':
      return formatDataStreamPart('tool_call', part);
    case 'tool-result':
      return formatDataStreamPart('tool_result', part);
    case 'source':
      return formatDataStreamPart('source', { sourceType: 'url', ...part });
    case 'file':
      return formatDataStreamPart('file', part);
    case 'start-step':
      return formatDataStreamPart('start_step', part);
    case 'finish-step':
      return `e:${JSON.stringify(part)}\n`;
    case 'finish':
      return `d:${JSON.stringify(part)}\n`;
  }
}

const type = <const T extends string>(name: T) => fc.constant(name);
const words = fc.string({ unit: 'grapheme' });
/** Few, so that calls meet their pieces, results and repetitions. */
const toolCallId = fc.constantFrom('1', '2', '3');
const argsTextDelta = fc.constantFrom('{"a', '":"', 'é', '"}', '{}', '');
const finishReason = fc.constantFrom('stop', 'tool-calls', 'error', 'unknown');
const usage = fc.option(fc.record({ promptTokens: fc.nat(), completionTokens: fc.nat() }), {
  nil: undefined,
});
const title = fc.option(words, { nil: undefined });
/** As JSON has it, without -0, and without the key that is dropped, which has own tests. */
const value = fc
  .jsonValue()
  .map((json) => JSON.stringify(json))
  .filter((json) => !/__proto__/.test(json))
  .map((json): unknown => JSON.parse(json));

/** Every type but the last: the compiler asks for a new one. */
const underWay: {
  [T in Exclude<DataStreamPart['type'], 'finish'>]: fc.Arbitrary<DataStreamPart & { type: T }>;
} = {
  text: fc.record({ type: type('text'), text: words }),
  reasoning: fc.record({ type: type('reasoning'), text: words }),
  error: fc.record({ type: type('error'), message: words }),
  'tool-call-start': fc.record({ type: type('tool-call-start'), toolCallId, toolName: words }),
  'tool-call-delta': fc.record({ type: type('tool-call-delta'), toolCallId, argsTextDelta }),
  'tool-call': fc.record({ type: type('tool-call'), toolCallId, toolName: words, args: value }),
  'tool-result': fc.record({ type: type('tool-result'), toolCallId, result: value }),
  source: fc.record({ type: type('source'), id: words, url: fc.webUrl(), title }),
  file: fc.record({ type: type('file'), mimeType: words, data: words }),
  'start-step': fc.record({ type: type('start-step'), messageId: words }),
  'finish-step': fc.record({
    type: type('finish-step'),
    finishReason,
    usage,
    isContinued: fc.boolean(),
  }),
};
const finish = fc.record({ type: type('finish'), finishReason, usage });

const lineFeed = fc.constantFrom('\n', '\n', '\r\n', ' \n\n');
const line = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.oneof(...Object.values(underWay)).map(encode) },
      { weight: 1, arbitrary: fc.constantFrom('', ' \t', '2:[1]', 'k:{"data":"', 'zz:?') },
    ),
    lineFeed,
  )
  .map(([content, end]) => content.trimEnd() + end);

/** A body whose lines can all be read, and where its `d` line is complete. */
const stream = fc
  .record({
    mark: fc.constantFrom('', '\uFEFF'),
    lines: fc.array(line, { maxLength: 30 }),
    finish: finish.map((part) => encode(part).trimEnd()),
    after: fc.constantFrom('\n', '\r\n', '\n0:"late"\n', '\nnonsense\n'),
  })
  .map(({ mark, lines, finish: last, after }) => {
    const before = mark + lines.join('') + last;
    return { body: bytes(before + after), finishedAt: bytes(before).length };
  });

const cuts = fc.array(fc.nat(), { maxLength: 40 });

/** A body that was damaged, or that is nothing but noise. */
const noise = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .tuple(stream, fc.nat(), fc.uint8Array({ maxLength: 4 }), fc.nat(3))
    .map(([{ body }, place, inserted, removed]) => {
      const at = place % body.length;
      return Uint8Array.of(...body.subarray(0, at), ...inserted, ...body.subarray(at + removed));
    }),
  fc
    .array(fc.constantFrom('0', 'd', '9', ':', '"', '{', '}', '\\', '\n', '\r', 'é', '\u0000'))
    .map((units) => bytes(units.join(''))),
);

test.each(Object.entries({ ...underWay, finish }))(
  'a part of any type %s is read as it was written',
  (_name, part) => {
    fc.assert(
      fc.property(part, (written) => {
        const { parts: read, error, unreadable } = decode(bytes(encode(written)));
        expect({ read, error, unreadable }).toEqual({ read: [written] });
      }),
    );
  },
);

test('a stream gives the same parts however it is split', () => {
  fc.assert(
    fc.property(stream, cuts, ({ body }, places) => {
      const whole = decode(body);
      expect(whole.finished).toBe(true);
      expect(decode(body, places)).toEqual(whole);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a stream that is cut gives a beginning of its parts and says that it was cut', () => {
  fc.assert(
    fc.property(stream, fc.nat(), cuts, ({ body, finishedAt }, place, places) => {
      const at = place % (body.length + 1);
      const whole = decode(body);
      const cut = decode(body.subarray(0, at), places);
      expect([cut.error, cut.unreadable]).toEqual([undefined, undefined]);
      expect(cut.parts).toEqual(whole.parts.slice(0, cut.parts.length));
      expect(cut.finished).toBe(at >= finishedAt);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('a stream gives each tool call once', () => {
  fc.assert(
    fc.property(stream, ({ body }) => {
      const read = decode(body).parts;
      for (const kind of ['tool-call', 'tool-call-start'] as const) {
        const ids = read.flatMap((part) => (part.type === kind ? [part.toolCallId] : []));
        expect(ids).toEqual([...new Set(ids)]);
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('bytes of any kind end in parts or a StreamError, the same however they are split', () => {
  fc.assert(
    fc.property(noise, cuts, fc.constantFrom(undefined, 5, 40), (body, places, maxLineLength) => {
      expect(decode(body, places, maxLineLength)).toEqual(decode(body, [], maxLineLength));
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('a line that cannot be read takes no other part away', () => {
  const junk = fc.constantFrom('foo', '<html>', '0:"half', '0:{}', '9:{"toolName":1}', ': ping');
  fc.assert(
    fc.property(stream, fc.array(fc.tuple(fc.nat(), junk)), ({ body }, added) => {
      const lines = new TextDecoder().decode(body).split('\n');
      for (const [at, line] of added) lines.splice(at % lines.length, 0, line);
      const { parts, finished } = decode(bytes(lines.join('\n')));
      expect({ parts, finished }).toMatchObject({ parts: decode(body).parts, finished: true });
    }),
    { numRuns: propertyRuns(500) },
  );
});
