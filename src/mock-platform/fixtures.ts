import * as v from 'valibot';
import { endpoints, identifiersOf, isRecord, type Endpoint } from '../contract/index.ts';

/** Answers of a platform, as `npx brainstem record --answers` writes them. */
export interface Fixtures {
  /** 1. */
  readonly version: number;
  /** In the order in which they were recorded. */
  readonly answers?: readonly Fixture[];
}

/** One answer of one route. */
export interface Fixture {
  /** The route by its name in the contract, such as `listSessions`. */
  readonly route: string;
  /** The subject of the request, such as `{ session_id: '…' }`. */
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

/** Finds the answer that was recorded for a request; undefined where there is none. */
export type FindFixture = (endpoint: Endpoint, input: unknown) => { json: unknown } | undefined;

/**
 * Reads fixtures.
 *
 * @throws Error when they are not what `npx brainstem record` writes.
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

/** All that was recorded is on the first page. */
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
