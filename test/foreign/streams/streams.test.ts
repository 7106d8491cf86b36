import { beforeAll, describe, expect, test } from 'vitest';
import { createDataStreamDecoder, type DataStreamPart } from '../../../src/client/index.ts';
import { encodeForeignStreams, type ForeignStream } from './foreignStreams.ts';
import {
  assembledArguments,
  idOf,
  readByReference,
  toLines,
  withOurFields,
} from './referenceLines.ts';

let streams: readonly ForeignStream[] = [];
beforeAll(async () => {
  streams = await encodeForeignStreams();
});

/** Our parts of a body in these chunks, and whether it came to its finish. */
function decode(chunks: readonly Uint8Array[]): { parts: DataStreamPart[]; finished: boolean } {
  const decoder = createDataStreamDecoder();
  const parts = chunks.flatMap((chunk) => decoder.push(chunk));
  const end = decoder.end();
  return { parts: [...parts, ...end.parts], finished: end.finished };
}

describe('streams of ai@4 and assistant-stream', () => {
  test('hold every code that carries something for a user', () => {
    const wire = streams.map(({ bytes }) => new TextDecoder().decode(bytes)).join('');
    const codes = new Set(wire.split('\n').map((line) => line.slice(0, line.indexOf(':'))));
    expect(Array.from('0389abcdefghijk2').filter((code) => !codes.has(code))).toEqual([]);
  });

  test('are read part by part as the protocol’s own decoder reads them', async () => {
    for (const { name, bytes } of streams) {
      const reference = await readByReference(bytes);
      const lines = toLines(decode([bytes]).parts, reference);
      const ours = lines.filter(([code]) => code !== 'assembled');
      expect({ name, lines: ours }).toEqual({ name, lines: withOurFields(reference) });

      const args = assembledArguments(reference);
      for (const [, value] of lines.filter(([code]) => code === 'assembled')) {
        const id = idOf(value);
        expect({ name, value }).toMatchObject({ name, value: { args: args.get(id) } });
      }
    }
  });

  test('give the same parts however they are cut in two', () => {
    for (const { name, bytes } of streams) {
      const whole = decode([bytes]);
      for (let cut = 0; cut <= bytes.length; cut += 1) {
        const halves = decode([bytes.subarray(0, cut), bytes.subarray(cut)]);
        expect({ name, cut, ...halves }).toEqual({ name, cut, ...whole });
      }
    }
  });

  test('give the same parts byte by byte', () => {
    for (const { name, bytes } of streams) {
      const single = decode(Array.from(bytes, (byte) => Uint8Array.of(byte)));
      expect({ name, ...single }).toEqual({ name, ...decode([bytes]) });
    }
  });

  test('that break off at any byte give the beginning of their parts, and count as cut off', () => {
    for (const { name, bytes } of streams) {
      const whole = decode([bytes]).parts;
      const finish = new TextDecoder().decode(bytes).lastIndexOf('\nd:');
      const lastLine = new TextEncoder().encode(
        new TextDecoder().decode(bytes).slice(0, finish + 1),
      );
      for (let cut = 0; cut < bytes.length; cut += 1) {
        const { parts, finished } = decode([bytes.subarray(0, cut)]);
        expect({ name, cut, parts }).toEqual({ name, cut, parts: whole.slice(0, parts.length) });
        if (cut <= lastLine.length)
          expect({ name, cut, finished }).toEqual({ name, cut, finished: false });
      }
    }
  });
});
