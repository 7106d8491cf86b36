import * as v from 'valibot';

/**
 * The platform's hosts and prefixes. `{base_url}` and `{app_url}` are configured per deployment;
 * every prefix is relative to one of them.
 */
export const hosts = {
  /** Identity, analytics, ontologies and connectors: `{base_url}/public/v1`. */
  public: { root: 'base', prefix: '/public/v1' },
  /** The second version of the public routes, including the chat route. */
  publicV2: { root: 'base', prefix: '/public/v2' },
  /** Assistant chat, sessions and chat files. */
  agentcore: { root: 'base', prefix: '/agents-service/api/v1/agentcore' },
  /** The service root itself: app sign-up. */
  base: { root: 'base', prefix: '/api/v1' },
  /** Review of findings. */
  validation: { root: 'base', prefix: '/core-analytics/validation' },
  /** The combined brain. */
  visualization: { root: 'base', prefix: '/core-analytics/visualization' },
  /** Product onboarding by chapters. */
  onboardingV2: { root: 'base', prefix: '/core-analytics/onboarding/api/v2' },
  /** Forms. */
  forms: { root: 'base', prefix: '/forms/api' },
  /** Public organisation details. */
  backend: { root: 'base', prefix: '/backend/api/v1' },
  /** The web app: tasks, delegated onboarding answers and SQL schema discovery. */
  app: { root: 'app', prefix: '/api' },
} as const satisfies Record<Host, { root: 'base' | 'app'; prefix: string }>;

/** A host of the platform, by its name in the contract. */
export type Host =
  | 'public'
  | 'publicV2'
  | 'agentcore'
  | 'base'
  | 'validation'
  | 'visualization'
  | 'onboardingV2'
  | 'forms'
  | 'backend'
  | 'app';

/**
 * The credential that a route requires. `apiKey`, `serviceActorToken`, `userJwt`, `webhookApiKey`
 * (issued for one connection of custom REST) and `mailProvider` (the mail provider's own) are sent
 * as `Authorization: Bearer …`; `appSession` is the app user's cookie; `linkToken` in the query or
 * body and `webhookSecret` in the query are part of the input.
 */
export type Credential =
  | 'apiKey'
  | 'serviceActorToken'
  | 'userJwt'
  | 'appSession'
  | 'linkToken'
  | 'webhookApiKey'
  | 'webhookSecret'
  | 'mailProvider'
  | 'none';

/** A documented scope. */
export type Scope =
  | 'provision:org:create'
  | 'provision:service:create'
  | 'provision:token:exchange'
  | 'analytics:query'
  | 'analytics:read'
  | 'analytics:write'
  | 'connectors:read'
  | 'connectors:write'
  | 'connectors:sync'
  | 'brain:read'
  | 'brain:write';

/** Any synchronous schema. */
export type Schema = v.GenericSchema;

/**
 * The encoding of a body. `json` is validated against its schema on both sides. `multipart` is a
 * form whose text fields are validated against the schema; its file field is declared separately. A
 * form has one file, or with `files: 'many'` one or more.
 */
export type RequestBody =
  | { readonly type: 'json'; readonly schema: Schema }
  | {
      readonly type: 'multipart';
      readonly schema: Schema;
      readonly fileField: string;
      readonly files?: 'many';
    };

/**
 * The answer of a route: a JSON document (with `html`, an HTML document on request), a data-stream
 * v1 of `text/plain` lines, or server-sent events (`text/event-stream`).
 */
export type ResponseBody =
  | {
      readonly type: 'json';
      readonly status: number;
      readonly schema: Schema;
      /**
       * The documented schema, if `schema` accepts anything: differences are reported, and the
       * answer is returned raw.
       */
      readonly expected?: Schema;
      readonly html?: true;
    }
  | { readonly type: 'data-stream'; readonly status: number }
  | { readonly type: 'event-stream'; readonly status: number };

/**
 * One route of the platform, declared once as data. The client calls it, the mock platform serves
 * it and validates requests, and tests check that both cover it.
 */
export interface Endpoint {
  /** The name of the function that calls it, for example `listSessions`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly host: Host;
  /** The path below the host's prefix, with parameters in braces: `/sessions/{session_id}`. */
  readonly path: string;
  /** Absent if not documented: the client then sends its bearer token; the mock requires none. */
  readonly credential?: Credential;
  /** The documented scope, if any. */
  readonly scope?: Scope;
  /** True if repeating it has no further effect, so that the client may retry it automatically. */
  readonly idempotent: boolean;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: RequestBody;
  readonly response: ResponseBody;
  /** True if its 500 can wrap a 404. */
  readonly wrapsNotFound?: true;
}

/** The fields of a declaration, where a schema alone stands for its JSON, answered with 200. */
interface Declaration extends Omit<
  Endpoint,
  'name' | 'method' | 'path' | 'idempotent' | 'body' | 'response'
> {
  /** @default true for every method but POST */
  readonly idempotent?: boolean;
  readonly body?: RequestBody | Schema;
  /** Absent if not documented: any JSON. */
  readonly response?: ResponseBody | Schema;
}

type Declared<D extends Declaration> = Omit<D, 'body' | 'response'> & {
  readonly idempotent: boolean;
  readonly response: D extends { readonly response: infer R extends ResponseBody }
    ? R
    : {
        readonly type: 'json';
        readonly status: number;
        readonly schema: D extends { readonly response: infer S extends Schema }
          ? S
          : v.UnknownSchema;
      };
} & (D extends { readonly body: infer B }
    ? { readonly body: B extends Schema ? { readonly type: 'json'; readonly schema: B } : B }
    : unknown);

/**
 * Declares an endpoint with its literal type, from which inputs and outputs are inferred.
 *
 * @param route - Such as `GET /sessions/{session_id}/messages`.
 */
export function defineEndpoint<
  const N extends string,
  M extends Endpoint['method'],
  P extends string,
  const D extends Declaration,
>(
  name: N,
  route: `${M} ${P}`,
  declaration: D,
): { readonly name: N; readonly method: M; readonly path: P } & Declared<D>;
export function defineEndpoint(name: string, route: string, declaration: Declaration): object {
  const [method, path] = route.split(' ');
  const { body, response = v.unknown() } = declaration;
  return {
    name,
    method,
    path,
    idempotent: method !== 'POST',
    ...declaration,
    ...(body !== undefined && 'kind' in body && { body: { type: 'json', schema: body } }),
    ...('kind' in response && { response: { type: 'json', status: 200, schema: response } }),
  };
}

/** The parts of a request that an endpoint declares, typed by its schemas. */
export type EndpointInput<E extends Endpoint> = (E extends { params: infer P extends Schema }
  ? { params: v.InferInput<P> }
  : unknown) &
  (E extends { query: infer Q extends Schema } ? { query: v.InferInput<Q> } : unknown) &
  (E extends { body: { type: 'json'; schema: infer B extends Schema } }
    ? { body: v.InferInput<B> }
    : unknown) &
  (E extends { body: { type: 'multipart'; schema: infer F extends Schema } }
    ? { fields: v.InferInput<F> } & EndpointFiles<E>
    : unknown);

/** The files of a form: `file`, or `files` if the endpoint accepts several. */
export type EndpointFiles<E extends Endpoint> = E extends { body: { files: 'many' } }
  ? { files: readonly File[] }
  : { file: File };

/** An endpoint that answers one JSON document. */
export type JsonEndpoint = Endpoint & { readonly response: { readonly type: 'json' } };

/** An endpoint that answers an HTML document on request. */
export type HtmlEndpoint = JsonEndpoint & { readonly response: { readonly html: true } };

/** An endpoint that answers a stream: a data-stream v1 or server-sent events. */
export type StreamEndpoint = Endpoint & {
  readonly response: { readonly type: 'data-stream' | 'event-stream' };
};

/** An endpoint that takes a file in a multipart form. */
export type UploadEndpoint = JsonEndpoint & { readonly body: { readonly type: 'multipart' } };

/** The decoded answer of a JSON endpoint. */
export type EndpointOutput<E extends JsonEndpoint> = v.InferOutput<E['response']['schema']>;
