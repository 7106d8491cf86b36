import type * as v from 'valibot';
import type {
  Credential,
  Endpoint,
  EndpointFiles,
  Host,
  Schema,
  Scope,
} from '../contract/index.ts';
import type { Environment } from './environment.ts';
import type { ApiKey, ServiceActor, User } from './state/identity/identity.ts';
import type { World } from './state/world.ts';

export interface Callers {
  apiKey: ApiKey;
  serviceActorToken: ServiceActor;
  userJwt: User;
  appSession: User;
  /** Checked by the route, from its input. */
  linkToken: undefined;
  /** Checked by the route, against its connection. */
  webhookApiKey: string;
  /** Checked by the route, from its query. */
  webhookSecret: undefined;
  mailProvider: undefined;
  none: undefined;
}

/** The context of a handler. */
export interface Call<C extends Credential | undefined = 'serviceActorToken'> {
  /** Undefined if the route's credential is undocumented. */
  readonly caller: C extends Credential ? Callers[C] : undefined;
  /** The caller's scopes, for handlers whose actions require different ones. */
  readonly scopes: readonly string[];
  readonly world: World;
  readonly environment: Environment;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

/** The validated parts of a request, typed by the endpoint's schemas. */
export type CheckedInput<E extends Endpoint> = (E extends { params: infer P extends Schema }
  ? { params: v.InferOutput<P> }
  : unknown) &
  (E extends { query: infer Q extends Schema } ? { query: v.InferOutput<Q> } : unknown) &
  (E extends { body: { type: 'json'; schema: infer B extends Schema } }
    ? { body: v.InferOutput<B> }
    : unknown) &
  (E extends { body: { type: 'multipart'; schema: infer F extends Schema } }
    ? { fields: v.InferOutput<F> } & EndpointFiles<E>
    : unknown);

/**
 * A handler's result: the response schema's value, the same or an HTML document, or a byte stream.
 */
export type Answer<E extends Endpoint> = E extends {
  response: { type: 'json'; schema: infer R extends Schema };
}
  ? v.InferInput<R> | (E extends { response: { html: true } } ? HtmlDocument : never)
  : ReadableStream<Uint8Array>;

export class HtmlDocument {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** Handles one endpoint, after its credential, scope and input were checked. */
export type Handler<E extends Endpoint> = (
  input: CheckedInput<E>,
  call: Call<E['credential']>,
) => Answer<E> | Promise<Answer<E>>;

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  /** The required scope: the endpoint's, or one chosen by the mock. */
  readonly scope: Scope | undefined;
  /** The status for an invalid body: 422, as documented for body validation, or 400. */
  readonly invalidBody: 400 | 422;
  answer(this: void, input: unknown, call: Call<Credential | undefined>): unknown;
}

/** The scopes that the mock chose for writes, by host, as none is documented. */
const chosenScopes: Partial<Record<Host, Scope>> = {
  agentcore: 'analytics:query',
  onboardingV2: 'analytics:query',
  visualization: 'brain:read',
};

/**
 * Matches the paths that answer 400 to an invalid body, as documented for creating an ontology, a
 * connect session, an upload, and a database without a tunnel. Assumption: so do all ontologies'.
 */
const answering400 =
  /^\/(ontologies|connect\/integrations\/(connect-session|documents)|sql\/(check|discover|configure))/;

export function serve<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route;
export function serve(endpoint: Endpoint, answer: Route['answer']): Route {
  const { host, method, path, scope } = endpoint;
  return {
    endpoint,
    scope: scope ?? (method === 'GET' ? undefined : chosenScopes[host]),
    invalidBody: answering400.test(path) ? 400 : 422,
    answer,
  };
}
