import * as v from 'valibot';
import type { Endpoint } from '../../contract/index.ts';
import { isoTime } from '../clock.ts';
import { readFixtures, type FindFixture } from '../fixtures.ts';
import tidewater from './tidewater.json' with { type: 'json' };

/** Reads a recorded answer for the seed. Undefined if there is none. */
export type ReadAnswer = <S extends v.GenericSchema>(
  endpoint: Endpoint,
  schema: S,
  input?: unknown,
) => v.InferOutput<S> | undefined;

/**
 * Reads a recording's answers, with the seed's own as a fallback.
 *
 * @throws Error if a recorded answer has another shape.
 */
export function answersOf(recording: FindFixture | undefined, now: number): ReadAnswer {
  const own = readFixtures(movedTo(now));
  return (endpoint, schema, input = {}) => {
    const found = recording?.(endpoint, input) ?? own(endpoint, input);
    if (found === undefined) return undefined;
    const read = v.safeParse(schema, found.json);
    if (read.success) return read.output;
    const [first] = read.issues;
    const place = [endpoint.name, v.getDotPath(first)].filter((name) => name !== null).join('.');
    throw new Error(
      `Brainstem: this recording can't be a seed. ${place}: expected ${first.expected ?? 'less'}.`,
    );
  };
}

const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const text = JSON.stringify(tidewater);

/** Shifts the seed's timestamps, so that they are as old as when they were recorded. */
function movedTo(now: number): unknown {
  const passed = now - Date.parse(tidewater.recordedAt);
  return JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && time.test(value) ? isoTime(Date.parse(value) + passed) : value,
  );
}
