import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventStreamDecoder, type ServerSentEvent } from './eventStream.ts';
import { propertyRuns } from '../../../test/propertyRuns.ts';

/** Decodes a body cut at these places. */
function decode(body: Uint8Array, cuts: readonly number[] = []): ServerSentEvent[] {
  const decoder = createEventStreamDecoder();
  const places = [...cuts.map((cut) => cut % (body.length + 1)), body.length].sort((a, b) => a - b);
  return places.flatMap((to, at) => decoder.push(body.subarray(places[at - 1] ?? 0, to)));
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const cuts = fc.array(fc.nat(), { maxLength: 40 });
const lineEnd = fc.constantFrom('\n', '\r', '\r\n');
const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n]/g, ''));
const event = fc.record({
  type: line.filter((type) => type !== ''),
  data: fc.array(line, { minLength: 1, maxLength: 4 }),
  lastEventId: line.filter((id) => !id.includes('\0')),
});

/** Text made of what the format gives meaning to, with line ends of every kind. */
const nearlyEvents = fc
  .array(
    fc.constantFrom('data', 'event', 'id', ':', ' ', 'é', '𝄞', '\r', '\n', '\0', '\uFEFF', 'x'),
  )
  .map((pieces) => bytes(pieces.join('')));

test('any split of a body gives the same events as were written, whatever ends the lines', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 6 }), lineEnd, cuts, (events, end, places) => {
      const body = events
        .flatMap(({ type, data, lastEventId }) => [
          `event: ${type}`,
          ...data.map((text) => `data: ${text}`),
          `id: ${lastEventId}`,
          '',
        ])
        .map((text) => text + end)
        .join('');
      const written = events.map(({ data, ...rest }) => ({ ...rest, data: data.join('\n') }));
      expect(decode(bytes(body), places)).toEqual(written);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('any split of a body gives the same events as the body in one piece, whatever it says', () => {
  fc.assert(
    fc.property(fc.oneof(nearlyEvents, fc.uint8Array()), cuts, (body, places) => {
      expect(decode(body, places)).toEqual(decode(body));
    }),
    { numRuns: propertyRuns(1000) },
  );
});

test('every beginning of a body gives a beginning of its events', () => {
  fc.assert(
    fc.property(nearlyEvents, fc.nat(), (body, length) => {
      const beginning = decode(body.subarray(0, length % (body.length + 1)));
      expect(decode(body).slice(0, beginning.length)).toEqual(beginning);
    }),
    { numRuns: propertyRuns(500) },
  );
});
