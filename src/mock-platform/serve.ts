import type * as v from 'valibot';
import type { Credential, Endpoint, EndpointFiles, Schema, Scope } from '../contract/index.ts';
import type { Environment } from './environment.ts';
import type { ApiKey } from './state/identity/apiKeys.ts';
import type { ServiceActor } from './state/identity/serviceActors.ts';
import type { User } from './state/identity/users.ts';
import type { World } from './state/world.ts';

/** The caller, by the credential that the route requires. */
export interface Callers {
  apiKey: ApiKey;
  serviceActorToken: ServiceActor;
  userJwt: User;
  appSession: User;
  /** The route checks the token of its input. */
  linkToken: undefined;
  /** The route checks the bearer against its connection. */
  webhookApiKey: string;
  /** The route checks the secret of its query against its connection. */
  webhookSecret: undefined;
  mailProvider: undefined;
  none: undefined;
}

/** The context of a handler besides its input. */
export interface Call<C extends Credential | undefined, State> {
  /** Undefined where the route's credential is not documented. */
  readonly caller: C extends Credential ? Callers[C] : undefined;
  /** The caller's scopes, for a handler whose action requires a scope of its own. */
  readonly scopes: readonly string[];
  /** The state that the route works on. */
  readonly world: State;
  readonly environment: Environment;
  /** Fires when the caller leaves. */
  readonly signal: AbortSignal;
}

/** The checked parts of a request, typed by the endpoint's schemas. */
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
 * The answer of a handler: the value of its response schema, that or an HTML document, or the bytes
 * of a stream.
 */
export type Answer<E extends Endpoint> = E extends {
  response: { type: 'json'; schema: infer R extends Schema };
}
  ? v.InferInput<R> | (E extends { response: { html: true } } ? HtmlDocument : never)
  : ReadableStream<Uint8Array>;

/** An HTML document as an answer. */
export class HtmlDocument {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/** Answers one endpoint, once credential, scope and input have been checked. */
export type Handler<E extends Endpoint, State> = (
  input: CheckedInput<E>,
  call: Call<E['credential'], State>,
) => Answer<E> | Promise<Answer<E>>;

/** An endpoint with what answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  /** The scope that is asked for: the endpoint's, or the one chosen for it. */
  readonly scope: Scope | undefined;
  /** The status for a body that the endpoint's schema refuses. */
  readonly invalidBody: 400 | 422;
  answer(this: void, input: unknown, call: Call<Credential | undefined, World>): unknown;
}

/** Additions of a route to its endpoint. */
export interface RouteOptions {
  /** A scope chosen by the mock where the documents show none. */
  chosenScope?: Scope;
  /** @default 422, as the documents have it for body validation */
  invalidBody?: 400;
}

/** Joins an endpoint and its handler. */
export type Serve<State> = <const E extends Endpoint>(
  endpoint: E,
  handler: Handler<E, State>,
  options?: RouteOptions,
) => Route;

/** The parts of the platform's state that a list of routes may work on. */
type PartOfWorld<State> = {
  [Field in keyof State]: Field extends keyof World ? World[Field] : never;
};

/** Returns the {@link Serve} of routes that see no more of the platform's state than they need. */
export function serveWith<State extends PartOfWorld<State>>(): Serve<State> {
  return serve;
}

function serve<const E extends Endpoint, State>(
  endpoint: E,
  handler: Handler<E, State>,
  options?: RouteOptions,
): Route;
function serve(endpoint: Endpoint, handler: Route['answer'], options: RouteOptions = {}): Route {
  const { chosenScope, invalidBody = 422 } = options;
  return { endpoint, scope: endpoint.scope ?? chosenScope, invalidBody, answer: handler };
}
