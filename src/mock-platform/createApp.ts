import { Hono } from 'hono';
import {
  endpoints,
  hosts,
  knownMessages,
  type Endpoint,
  type ResponseBody,
} from '../contract/index.ts';
import { authenticate, requireScope } from './access/authenticate.ts';
import type { Environment } from './environment.ts';
import type { Fault, FaultStore } from './faults/faults.ts';
import { readInput } from './request/readInput.ts';
import { refuse, HttpError } from './request/httpError.ts';
import { downloadFile } from './routes/downloads.ts';
import { routes } from './routes/index.ts';
import { HtmlDocument, type Route } from './serve.ts';
import { advanceAllSyncs } from './state/connectors/syncs.ts';
import type { World } from './state/world.ts';

export interface AppOptions {
  environment: Environment;
  faults: FaultStore;
  world: () => World;
  /** The routes below `/__mock`, if mounted. */
  control: Hono | undefined;
}

export function createApp(options: AppOptions): (request: Request) => Promise<Response> {
  const { environment, world } = options;
  const app = new Hono().basePath(new URL(environment.baseUrl).pathname.replace(/\/$/, ''));

  for (const route of routes) {
    const { endpoint } = route;
    app.on(endpoint.method, pathOf(endpoint), (context) =>
      isOnItsHost(endpoint, context.req.url, environment)
        ? answer(route, context.req.raw, context.req.param(), options)
        : refuse(404),
    );
  }
  app.get('/__files/*', (context) => downloadFile(context.req.raw, world(), environment));
  if (options.control !== undefined) app.route('/__mock', options.control);
  // A documented path that serves nothing and answers 405.
  app.get(`${hosts.public.prefix}/analytics/status`, () => refuse(405));
  for (const path of new Set(endpoints.map(pathOf))) {
    app.all(path, () => refuse(405));
  }
  app.notFound(() => refuse(404));
  app.onError((error) =>
    error instanceof HttpError ? answerRefusal(error) : refuse(500, knownMessages.unexpected),
  );

  return async (request) => {
    const preflight =
      request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    const response = preflight ? allowMethods() : await app.fetch(request);
    return dress(response, request, environment);
  };
}

/** Converts a path template of the contract to the router's syntax. */
function pathOf({ host, path }: Endpoint): string {
  return `${hosts[host].prefix}${path.replaceAll(/\{([^}]+)\}/g, ':$1')}`;
}

/** Returns true if a URL's origin matches the route's host, or both hosts share an origin. */
function isOnItsHost({ host }: Endpoint, url: string, { baseUrl, appUrl }: Environment): boolean {
  const base = new URL(baseUrl).origin;
  if (new URL(appUrl).origin === base) return true;
  return (new URL(url).origin === base) === (hosts[host].root === 'base');
}

async function answer(
  route: Route,
  request: Request,
  params: Record<string, string>,
  { environment, faults, ...options }: AppOptions,
): Promise<Response> {
  const fault = faults.take(route.endpoint);
  if (fault?.latency !== undefined) await environment.delay(fault.latency, request.signal);
  const response =
    fault?.status === undefined
      ? await answerWell(route, request, params, environment, options.world())
      : answerFault(fault, fault.status);
  return fault?.cutAfterBytes === undefined ? response : cutBody(response, fault.cutAfterBytes);
}

function answerRefusal({ status, message, details }: HttpError): Response {
  if (details === undefined) return refuse(status, message);
  return Response.json({ error: message, details }, { status });
}

async function answerWell(
  { endpoint, scope, invalidBody, answer }: Route,
  request: Request,
  params: Record<string, string>,
  environment: Environment,
  world: World,
): Promise<Response> {
  const now = environment.clock.now();
  advanceAllSyncs(world, now);
  const { caller, scopes } = await authenticate(request, endpoint.credential, world, now);
  requireScope(scopes, scope);
  const maxFileBytes = environment.fileLimits.max_bytes;
  const input = await readInput(endpoint, request, params, { invalidBody, maxFileBytes });
  const recorded = environment.fixture(endpoint, input);
  if (recorded !== undefined)
    return Response.json(recorded.json, { status: endpoint.response.status });
  const call = { caller, scopes, world, environment, signal: request.signal };
  const value = await answer(input, call);
  const { status, type } = endpoint.response;
  if (value instanceof HtmlDocument) {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(value.html, { status, headers });
  }
  if (!(value instanceof ReadableStream)) return Response.json(value, { status });
  const headers = { ...streamHeaders[type], 'cache-control': 'no-cache' };
  return new Response(value, { status, headers });
}

const streamHeaders: Record<ResponseBody['type'], Record<string, string>> = {
  json: {},
  'data-stream': {
    'content-type': 'text/plain; charset=utf-8',
    // Assumption: the documented header name has a placeholder, `x-<sdk>-…`.
    'x-mock-ai-data-stream': 'v1',
  },
  'event-stream': { 'content-type': 'text/event-stream' },
};

function answerFault({ message, retryAfter }: Fault, status: number): Response {
  const known: Record<number, string> = {
    401: knownMessages.invalidJwt,
    429: knownMessages.rateLimited,
    500: knownMessages.unexpected,
  };
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return refuse(status, message ?? known[status], headers);
}

/** Allows CORS from any origin, but cookies only for the web app's routes. Undocumented. */
function allowMethods(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
      'access-control-allow-headers': 'authorization, content-type',
    },
  });
}

function dress(response: Response, request: Request, { clock }: Environment): Response {
  const dressed = new Response(response.body, response);
  dressed.headers.set('date', new Date(clock.now()).toUTCString());
  const origin = request.headers.get('origin');
  if (origin !== null) {
    dressed.headers.set('access-control-allow-origin', origin);
    dressed.headers.set('access-control-expose-headers', 'retry-after, date');
    dressed.headers.append('vary', 'origin');
    if (takesCookies(new URL(request.url).pathname)) {
      dressed.headers.set('access-control-allow-credentials', 'true');
    }
  }
  return dressed;
}

/** Returns true for the web app's routes, except sign-up, which shares their prefix. */
function takesCookies(path: string): boolean {
  return path.startsWith(`${hosts.app.prefix}/`) && !path.startsWith(`${hosts.base.prefix}/`);
}

/** Returns the response with a body that errors after a number of bytes. */
function cutBody(response: Response, afterBytes: number): Response {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  let left = afterBytes;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left === 0) {
        await reader.cancel();
        controller.error(new TypeError('terminated'));
        return;
      }
      const { done, value } = await reader.read();
      if (done) {
        controller.close();
        return;
      }
      const kept = value.subarray(0, left);
      left -= kept.length;
      controller.enqueue(kept);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}
