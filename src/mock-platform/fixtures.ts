import * as v from 'valibot';
import { endpoints, identifiersOf, isRecord, type Endpoint } from '../contract/index.ts';

/** A platform's answers, as recorded by `npx brainstem record --answers`. */
export interface Fixtures {
  /** 1. */
  readonly version: number;
  /** In the order of recording. */
  readonly answers?: readonly Fixture[];
}

/** One answer of one route. */
export interface Fixture {
  /** The route's name in the contract, such as `listSessions`. */
  readonly route: string;
  /** The request's subject, such as `{ session_id: '…' }`. */
  readonly about: Readonly<Record<string, string | undefined>>;
  /** The JSON of the answer. */
  readonly answer: unknown;
}

const schema = v.object({
  version: v.literal(1),
  answers: v.optional(
    v.array(
      v.object({
        route: v.picklist(endpoints.map(({ name }) => name)),
        about: v.record(v.string(), v.optional(v.string())),
        answer: v.unknown(),
      }),
    ),
    [],
  ),
}) satisfies v.GenericSchema<unknown, Fixtures>;

/** Finds the recorded answer to a request. Undefined if there is none. */
export type FindFixture = (endpoint: Endpoint, input: unknown) => { json: unknown } | undefined;

/**
 * Parses fixtures.
 *
 * @throws Error if they aren't in the format of `npx brainstem record`.
 */
export function readFixtures(fixtures: unknown): FindFixture {
  const read = v.safeParse(schema, fixtures);
  if (!read.success) {
    const [first] = read.issues;
    throw new Error(
      `Brainstem: these fixtures can't be served. ${v.getDotPath(first) ?? 'They'}: expected ${first.expected}. Record them again with \`npx brainstem record --answers\`.`,
    );
  }
  const answers = new Map(
    read.output.answers.map(({ route, about, answer }) => [keyOf(route, about), answer]),
  );
  return ({ name }, input) => {
    const key = keyOf(name, identifiersOf(input));
    if (!answers.has(key)) return undefined;
    const json = answers.get(key);
    return { json: isLaterPage(input) ? withoutItems(json) : json };
  };
}

function keyOf(route: string, about: Fixture['about']): string {
  const given = Object.entries(about).filter(([, id]) => id !== undefined);
  const fields = given.sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([route, fields]);
}

/** Returns true for a page other than the first, which contains the whole recording. */
function isLaterPage(input: unknown): boolean {
  const query = isRecord(input) && isRecord(input['query']) ? input['query'] : {};
  return Number(query['page'] ?? 1) > 1 || query['next_token'] !== undefined;
}

function withoutItems(json: unknown): unknown {
  if (Array.isArray(json)) return [];
  if (!isRecord(json)) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, field]) => [name, Array.isArray(field) ? [] : field]),
  );
}
