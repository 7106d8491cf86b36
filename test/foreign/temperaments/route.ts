import type { Temperament } from './temperaments.ts';
import type { World } from './world.ts';

/** Names of documented keys; `true` allows anything below a key. */
export interface Keys {
  readonly [name: string]: true | Keys;
}

/** The fields of a request's JSON object. */
export type Body = Readonly<Record<string, unknown>>;

/** A request as a route reads it. */
export interface Asked {
  /** The decoded parts of the path that stand for a `*`. */
  readonly params: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Body;
  readonly form: FormData | undefined;
  readonly world: World;
  readonly temperament: Temperament;
}

/** An answer: a document, the lines of a stream, or what the documents don't show. */
export type Answer =
  | { readonly status?: number; readonly json: unknown }
  | { readonly lines: readonly string[]; readonly isCut?: boolean }
  | 'not shown';

/** A documented route. */
export interface Route {
  /** As `POST /public/v1/ontologies`; a `*` stands for one part of the path. */
  readonly path: string;
  /** @default 'token' */
  readonly credential?: 'app session' | 'link' | 'none';
  readonly query?: readonly string[];
  /** The documented fields of a JSON body. @default no body */
  readonly body?: Keys | ((body: Body) => Keys) | 'forwarded';
  /** True if it answers a list, which can lag behind a write. */
  readonly isList?: true;
  readonly answer: (asked: Asked) => Answer;
}

/** Creates an error with the first of the two documented bodies. */
export function refusal(status: number, message: string): Answer {
  return { status, json: { error: 'Request failed', message } };
}

/** Returns a field of a body as text, which is empty where there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Tells whether a value is an object that isn't a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the fields of a value that should be an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** Adds to every object of an answer a field that no document names. */
export function addFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addFields);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, addFields(field)] as const);
  return { ...Object.fromEntries(fields), in_no_document: { of: ['any', 1, null] } };
}

/** Returns the first key that no document names, as `metadata.name`. */
export function undocumented(body: Body, keys: Keys): string | undefined {
  for (const [name, value] of Object.entries(body)) {
    const known = keys[name];
    if (known === undefined) return name;
    if (known === true) continue;
    const below = undocumented(fieldsOf(value), known);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}
