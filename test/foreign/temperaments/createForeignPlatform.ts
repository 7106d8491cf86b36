import { appRoutes } from './appRoutes.ts';
import { chatRoutes } from './chatRoutes.ts';
import { connectorRoutes } from './connectorRoutes.ts';
import { coreRoutes } from './coreRoutes.ts';
import { fileRoutes } from './fileRoutes.ts';
import { messagingRoutes } from './messagingRoutes.ts';
import {
  addFields,
  isObject,
  refusal,
  undocumented,
  type Answer,
  type Body,
  type Route,
} from './route.ts';
import type { Temperament } from './temperaments.ts';
import { createWorld, type World } from './world.ts';

const routes = [
  ...coreRoutes,
  ...chatRoutes,
  ...appRoutes,
  ...connectorRoutes,
  ...fileRoutes,
  ...messagingRoutes,
].map((route) => {
  const [method = '', path = ''] = route.path.split(' ');
  return { ...route, method, pattern: new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`) };
});

/** A platform that was written from its two documents, without a line of the mock platform. */
export interface ForeignPlatform {
  readonly fetch: typeof globalThis.fetch;
  readonly getToken: () => Promise<{ token: string }>;
  readonly world: World;
  /** In the order of arrival, as `200 GET /path?query`. */
  readonly requests: readonly string[];
}

export const baseUrl = 'https://api.foreign.example';
export const appUrl = 'https://app.foreign.example';

/** Creates a platform of a temperament with what a small company has on it. */
export function createForeignPlatform(temperament: Temperament): ForeignPlatform {
  const world = createWorld(temperament);
  const requests: string[] = [];
  /** The world before the last write, and how often each list was read since. */
  let before = structuredClone(world);
  let staleReads = new Map<string, number>();
  const counts = { reads: 0, writes: 0 };

  function worldOf(route: Route, address: string): World {
    if (route.isList !== true) return world;
    const read = staleReads.get(address) ?? temperament.staleReads;
    staleReads.set(address, read + 1);
    return read < temperament.staleReads ? before : world;
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const route = routes.find(
      ({ method, pattern }) => method === request.method && pattern.test(url.pathname),
    );
    if (route === undefined) return write(refusal(404, 'Not found'), request.signal);
    const credential = refusedCredential(route, request);
    if (credential !== undefined) return write(credential, request.signal);
    const isRead = request.method === 'GET';
    const count = isRead ? (counts.reads += 1) : (counts.writes += 1);
    if (count % temperament.failsEvery === temperament.failsEvery - 1) {
      return isRead
        ? write({ status: 503, json: { status: 503, message: 'Unavailable' } }, request.signal)
        : write(refusal(429, 'Rate limit exceeded'), request.signal, { 'retry-after': '1' });
    }
    const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/form-data');
    const form = isForm ? await request.formData() : undefined;
    const body = isForm ? {} : bodyOf(await request.text());
    if (body === undefined) return write(refusal(400, 'Invalid JSON'), request.signal);
    const refused = refusedFields(route, url.searchParams, body);
    if (refused !== undefined) return write(refused, request.signal);
    const wasBefore = isRead ? undefined : structuredClone(world);
    const params = (route.pattern.exec(url.pathname) ?? []).slice(1).map(decodeURIComponent);
    const said = route.answer({
      params,
      query: url.searchParams,
      body,
      form,
      world: worldOf(route, url.pathname + url.search),
      temperament,
    });
    if (
      wasBefore !== undefined &&
      (said === 'not shown' || !('status' in said) || (said.status ?? 200) < 300)
    ) {
      before = wasBefore;
      staleReads = new Map([...staleReads.keys()].map((address) => [address, 0]));
    }
    return write(said, request.signal);
  }

  function refusedCredential({ credential }: Route, { headers }: Request): Answer | undefined {
    const bearer = headers.get('authorization');
    if (credential === undefined) {
      if (bearer?.startsWith('Bearer e') === true) return undefined;
      return refusal(401, 'Invalid or missing authentication token');
    }
    return temperament.refusesUndocumented && bearer !== null
      ? refusal(401, 'This route takes no bearer')
      : undefined;
  }

  function refusedFields({ query = [], body }: Route, asked: URLSearchParams, given: Body) {
    if (!temperament.refusesUndocumented) return undefined;
    const key = [...asked.keys()].find((name) => !query.includes(name));
    if (key !== undefined) return refusal(400, `Unknown query parameter: ${key}`);
    if (body === 'forwarded') return undefined;
    const field = undocumented(given, typeof body === 'function' ? body(given) : (body ?? {}));
    return field === undefined ? undefined : refusal(422, `Unknown field: ${field}`);
  }

  function write(
    said: Answer,
    signal: AbortSignal,
    headers: Record<string, string> = {},
  ): Response {
    if (said === 'not shown') {
      const { status, body } = temperament.notShown;
      return new Response(body, { status });
    }
    if ('lines' in said) return streamed(said.lines, said.isCut === true, signal);
    const { status = 200, json } = said;
    const shown = temperament.addsFields && status < 300 ? addFields(json) : json;
    return Response.json(shown, { status, headers });
  }

  return {
    world,
    requests,
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await answer(request);
      const { pathname, search } = new URL(request.url);
      requests.push(`${response.status} ${request.method} ${pathname}${search}`);
      request.signal.throwIfAborted();
      return response;
    },
    getToken: () => Promise.resolve({ token: createToken(temperament.tokenSeconds) }),
  };
}

function bodyOf(text: string): Body | undefined {
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** "one chunk per line in the form {type}:{json} followed by a line feed" */
function streamed(lines: readonly string[], isCut: boolean, signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      for (const line of isCut ? lines.slice(0, 1) : lines) {
        controller.enqueue(encoder.encode(`${line}\n`));
      }
      if (isCut) controller.error(new TypeError('The connection was reset'));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

function createToken(seconds: number): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'none' })}.${part({ iat: now, exp: now + seconds })}.c2ln`;
}
