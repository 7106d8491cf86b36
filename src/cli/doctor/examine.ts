import * as v from 'valibot';
import { differencesOf, parseJson, readJwtTimes, type DecodeIssue } from '../../client/index.ts';
import {
  errorBody,
  exchangeToken,
  hosts,
  isRecord,
  missingScopeIn,
  serviceActorTokenLifetime,
  type Endpoint,
  type Schema,
} from '../../contract/index.ts';
import type { Answer } from './callRoute.ts';
import { compareFields } from './compareFields.ts';
import { isFieldName } from './fieldNames.ts';
import { shapeOf, textsIn } from './shapeOf.ts';

/** The outcomes of comparing an answer with its documentation, from best to worst. */
export const outcomes = [
  'as documented',
  'not called',
  'scope missing',
  'differs',
  'refused',
  'no answer',
] as const;

/** See {@link outcomes}. */
export type Outcome = (typeof outcomes)[number];

/** Findings about one route. None contains a value of an answer. */
export interface RouteReport {
  /** The method and address: `GET {public_url}/ontologies`. */
  readonly route: string;
  readonly outcome: Outcome;
  readonly status?: number;
  readonly ms?: number;
  /** The reason why the route wasn't called, or the problem with the answer as a whole. */
  readonly because?: string;
  readonly scopeMissing?: string;
  /** Documented fields that the answer lacks. */
  readonly missing: readonly string[];
  /** Fields whose value differs from the documentation. */
  readonly different: readonly DecodeIssue[];
  /** Undocumented fields. */
  readonly unnamed: readonly string[];
  /** Shapes of undocumented values, by path. */
  readonly shapes: Readonly<Record<string, string>>;
}

/** Expectations about an answer beyond its endpoint. */
export interface Expectation {
  /** A narrower schema than the endpoint's, which may allow several formats. */
  readonly schema?: Schema;
  /** @default the endpoint's, or 401 for a call without its credential */
  readonly status?: number;
  /** The status that, as documented, means that there is nothing yet. */
  readonly absent?: number;
  /** Returns the problem with the answer as a whole. */
  readonly check?: (json: unknown) => string | undefined;
}

const nothing = { missing: [], different: [], unnamed: [], shapes: {} } as const;

export function notCalled(endpoint: Endpoint, because: string): RouteReport {
  return { ...nothing, route: addressOf(endpoint), outcome: 'not called', because };
}

/** Compares an answer with the contract. */
export function examine(
  endpoint: Endpoint,
  answer: Answer,
  { schema, status = endpoint.response.status, absent, check }: Expectation = {},
): RouteReport {
  const route = addressOf(endpoint);
  if (answer.type === 'none') {
    return { ...nothing, route, outcome: 'no answer', ms: answer.ms, because: answer.because };
  }
  const base = { ...nothing, route, status: answer.status, ms: answer.ms };
  if (answer.status >= 300 && answer.status < 400) {
    return { ...base, outcome: 'refused', because: 'it redirects, which no document names' };
  }
  if (answer.status >= 400) return examineRefusal(endpoint, answer, [status, absent], base);
  const json = parseJson(answer.body);
  if (json === undefined) {
    return { ...base, outcome: 'differs', because: describeText(answer) };
  }
  const compared = compareJson(schema ?? responseSchema(endpoint), json);
  const words = [
    ...(isExpected(endpoint, answer.status, status) ? [] : [`expected the status ${status}`]),
    ...(/\bjson\b/i.test(answer.contentType) ? [] : ['the content type is not JSON']),
    ...(check === undefined ? [] : [check(json)]),
    ...(endpoint === exchangeToken ? [describeToken(json)] : []),
  ].filter((problem) => problem !== undefined);
  const isDifferent =
    words.length > 0 || compared.missing.length > 0 || compared.different.length > 0;
  return {
    ...base,
    ...compared,
    outcome: isDifferent ? 'differs' : 'as documented',
    ...(words.length === 0 ? {} : { because: words.join('; ') }),
  };
}

/** Few statuses are documented, so a created thing may be answered with 201 as well as 200. */
function isExpected({ method }: Endpoint, status: number, expected: number): boolean {
  return status === expected || (method === 'POST' && status === 201 && expected === 200);
}

/** Merges two reports on a route: the worse outcome, with all findings. */
export function mergeReports(one: RouteReport, other: RouteReport): RouteReport {
  const isWorse = outcomes.indexOf(other.outcome) > outcomes.indexOf(one.outcome);
  // A route that was called at least once counts as called.
  const [main, rest] =
    one.outcome === 'not called' || (isWorse && other.outcome !== 'not called')
      ? [other, one]
      : [one, other];
  const different = new Map([...rest.different, ...main.different].map((it) => [it.path, it]));
  return {
    ...main,
    missing: [...new Set([...main.missing, ...rest.missing])],
    different: [...different.values()],
    unnamed: [...new Set([...main.unnamed, ...rest.unnamed])],
    shapes: { ...rest.shapes, ...main.shapes },
  };
}

export function addressOf({ method, host, path }: Endpoint): string {
  const { root, prefix } = hosts[host];
  return host === 'public'
    ? `${method} {public_url}${path}`
    : `${method} {${root}_url}${prefix}${path}`;
}

/** Returns a successful answer's JSON, if any. */
export function jsonOf(answer: Answer): unknown {
  return answer.type === 'answer' && answer.status < 300 ? parseJson(answer.body) : undefined;
}

type TextAnswer = Extract<Answer, { type: 'answer' }>;

type Base = typeof nothing & { route: string; status: number; ms: number };

function examineRefusal(
  { scope }: Endpoint,
  answer: TextAnswer,
  expected: readonly (number | undefined)[],
  base: Base,
): RouteReport {
  const json = parseJson(answer.body);
  const refusal = v.safeParse(errorBody, json);
  const message = refusal.success && 'message' in refusal.output ? refusal.output.message : '';
  const shapes: Record<string, string> =
    json === undefined || refusal.success ? {} : { '(error)': shapeOf([json], textsIn(json)) };
  if (answer.status === 403) {
    const named = missingScopeIn(message);
    if (named !== undefined && (scope === undefined ? readsAsScope(named) : named === scope)) {
      return { ...base, shapes, outcome: 'scope missing', scopeMissing: named };
    }
  }
  if (expected.includes(answer.status)) {
    if (refusal.success) return { ...base, shapes, outcome: 'as documented' };
    const because = 'the refusal is not an object with `error` or `status` and `message`';
    return { ...base, shapes, outcome: 'differs', because };
  }
  return { ...base, shapes, outcome: 'refused', because: meaningOf(answer.status, scope) };
}

/** Returns true if a text consists of documented words, and so isn't user content. */
function readsAsScope(text: string): boolean {
  return text.split(':').every(isFieldName);
}

/** Describes a refusal's status. Its message may quote a user or a key, so it isn't repeated. */
function meaningOf(status: number, scope: string | undefined): string {
  if (status === 401) return 'the credential was rejected';
  if (status === 403) {
    return scope === undefined
      ? 'access was denied without naming a scope'
      : `access was denied without naming the scope ${scope}`;
  }
  if (status === 404) return 'there is no such route, or nothing with this id';
  if (status === 405) return 'the route does not take this method';
  if (status === 422) return 'the request was rejected, although it is as documented';
  if (status === 429) return 'too many requests: wait a minute, and run it again';
  return status >= 500 ? 'the platform failed' : 'the request was refused';
}

function describeText({ body, contentType }: TextAnswer): string {
  if (body.trim() === '') return 'the answer is empty, where JSON is documented';
  const isHtml = /\bhtml\b/i.test(contentType) || /^\s*</.test(body);
  return isHtml
    ? 'the answer is a page of HTML, where JSON is documented'
    : 'the answer is not JSON, or broke off before its end';
}

export function responseSchema({ response }: Endpoint): Schema {
  return response.type === 'json' ? response.schema : v.unknown();
}

type Compared = Pick<RouteReport, 'missing' | 'different' | 'unnamed' | 'shapes'>;

function compareJson(schema: Schema, json: unknown): Compared {
  const texts = textsIn(json);
  const { unnamed, open, lists } = compareFields(schema, json, texts);
  const issues = differencesOf(schema, json);
  const isMissing = ({ message }: DecodeIssue): boolean => message.endsWith('received undefined');
  return {
    missing: issues.filter(isMissing).map(({ path }) => path),
    different: [
      ...issues.filter((issue) => !isMissing(issue)),
      ...[...lists].map((path) => ({ path, message: 'expected Object, received array' })),
    ],
    unnamed: [...unnamed],
    shapes: Object.fromEntries(
      [...open].map(([path, values]) => [path || '(answer)', shapeOf(values, texts)]),
    ),
  };
}

/** Returns the problem with an exchanged token, if any, without quoting it. */
function describeToken(json: unknown): string | undefined {
  const token = isRecord(json) && typeof json['token'] === 'string' ? json['token'] : undefined;
  if (token === undefined) return undefined;
  const { issuedAt, expiresAt } = readJwtTimes(token);
  if (expiresAt === undefined) return 'the token is not a JWT that says when it expires';
  if (issuedAt === undefined) return undefined;
  const lifetime = (expiresAt - issuedAt) / 1000;
  if (lifetime === serviceActorTokenLifetime) return undefined;
  return `the token lives ${lifetime} seconds, not ${serviceActorTokenLifetime}`;
}
