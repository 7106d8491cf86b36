import { hosts, type Endpoint, type Schema } from '../../contract/index.ts';
import { decode } from '../answers/decode.ts';
import { DecodeError } from '../errors/DecodeError.ts';
import { BrainstemError } from '../errors/BrainstemError.ts';

/** A validated request in fetch's form. */
export interface EncodedRequest {
  url: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Roots {
  baseUrl: string;
  /** The web-app host; only its own routes need it. */
  appUrl?: string;
}

/** Returns the route for errors, such as `GET /sessions`. */
export function routeOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/**
 * Encodes a call's `params`, `query` and `body`.
 *
 * @throws DecodeError if one of them violates the contract.
 * @throws BrainstemError with code `configuration` if the route needs an `appUrl`.
 */
export function encodeRequest(roots: Roots, endpoint: Endpoint, input: unknown): EncodedRequest {
  const route = routeOf(endpoint);
  const params = checkedRecord(endpoint.params, partOf(input, 'params'), route);
  const query = checkedRecord(endpoint.query, partOf(input, 'query'), route);
  const url = buildUrl(roots, endpoint, params, query);
  if (endpoint.body?.type !== 'json') return { url, headers: {} };
  const body = decode(endpoint.body.schema, partOf(input, 'body'), route, 'request');
  return { url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/**
 * Checks a body against a narrower schema than its endpoint's.
 *
 * @throws DecodeError if it violates the schema.
 */
export function decodeRequest(endpoint: Endpoint, schema: Schema, body: unknown): void {
  decode(schema, body, routeOf(endpoint), 'request');
}

export function buildUrl(
  roots: Roots,
  endpoint: Endpoint,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const path = endpoint.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeSegment(endpoint, name, asText(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, asText(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : '';
  const { root, prefix } = hosts[endpoint.host];
  const rootUrl = root === 'app' ? requireAppUrl(roots, endpoint) : roots.baseUrl;
  return `${rootUrl.replace(/\/+$/, '')}${prefix}${path}${suffix}`;
}

/**
 * Encodes a path parameter. Rejects values that would change the route: an empty one, and `.` and
 * `..` alone or between slashes, at any depth of percent-encoding, since URL parsers and proxies
 * resolve them.
 */
function encodeSegment(endpoint: Endpoint, name: string, value: string): string {
  const refuse = (message: string): never => {
    throw new DecodeError(routeOf(endpoint), 'request', [{ path: name, message }]);
  };
  if (value === '') refuse('expected a value, received an empty one');
  if (/\p{Surrogate}/u.test(value)) refuse('expected text, received half of a surrogate pair');
  if (/(^|[/\\])\.{1,2}([/\\]|$)/.test(decodeFully(value))) {
    refuse('expected an id, received a relative path');
  }
  return encodeURIComponent(value);
}

/** Decodes percent-encoding repeatedly: more often than any chain of proxies does. */
function decodeFully(value: string): string {
  let decoded = value;
  for (let pass = 0; pass < 4; pass += 1) {
    decoded = decoded.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
  return decoded;
}

function requireAppUrl({ appUrl }: Roots, endpoint: Endpoint): string {
  if (appUrl !== undefined) return appUrl;
  throw new BrainstemError(
    'configuration',
    `${routeOf(endpoint)} is a route of the web app. Pass its address as appUrl, for example https://app.example.com.`,
  );
}

/** Validates an object of an input: its parameters, its query or its fields. */
export function checkedRecord(
  schema: Schema | undefined,
  value: unknown,
  route: string,
): Record<string, unknown> {
  if (schema === undefined) return {};
  const checked: unknown = decode(schema, value ?? {}, route, 'request');
  return typeof checked === 'object' && checked !== null ? { ...checked } : {};
}

export function partOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
}

/** Returns a primitive as text; anything else is empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
