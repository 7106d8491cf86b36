/** The parts of a Node request that are read, as in `node:http`, `node:https` and Express. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string;
  readonly url?: string;
  /** Express: the URL before a router stripped its mount path. */
  readonly originalUrl?: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly socket?: object | null;
  /** Express: the body as parsed by a body parser. */
  readonly body?: unknown;
}

/** The parts of a Node response that are written, as in `node:http`, `node:https` and Express. */
export interface NodeResponse {
  statusCode: number;
  readonly headersSent: boolean;
  readonly writableEnded: boolean;
  readonly destroyed: boolean;
  setHeader(name: string, value: string | string[]): unknown;
  write(chunk: Uint8Array): boolean;
  end(): unknown;
  destroy(): unknown;
  once(event: 'drain' | 'close', listener: () => void): unknown;
}

/** Fastify's request, which wraps Node's. */
export interface FastifyLikeRequest {
  readonly raw: NodeRequest;
  /** The body as parsed by Fastify. */
  readonly body?: unknown;
}

/** Fastify's reply, which wraps Node's response. */
export interface FastifyLikeReply {
  readonly raw: NodeResponse;
  hijack(): unknown;
}

/** Options for a Node listener. */
export interface NodeListenerOptions {
  /**
   * Called when the handler rejects or the answer can't be sent, after which the request is
   * answered 500 if still possible. The kit's own handlers never reject.
   *
   * @default console.error
   */
  onError?: (error: unknown) => void;
}

/** A listener for `node:http`, a handler for Express, and a handler for Fastify. */
export type NodeListener = (
  request: NodeRequest | FastifyLikeRequest,
  response: NodeResponse | FastifyLikeReply,
) => void;

/**
 * Creates a listener for Node's servers from a handler that takes a `Request` and returns a
 * `Response`, such as {@link createTokenHandler} and `handle` of {@link createChatCallbacks}. Works
 * with and without body parsers.
 *
 * The request's URL is derived from the `Host` header: behind a proxy, name the public origin in
 * `allowedOrigins`.
 *
 * @example
 * const listener = createNodeListener(createTokenHandler({ baseUrl, apiKey, authorize }));
 * http.createServer(listener); // node:http, node:https
 * expressApp.post('/api/brainstem/token', listener);
 * fastifyApp.post('/api/brainstem/token', listener);
 */
export function createNodeListener(
  handler: (request: Request) => Response | Promise<Response>,
  { onError = reportError }: NodeListenerOptions = {},
): NodeListener {
  return (request, response) => {
    const incoming = 'raw' in request ? request.raw : request;
    const outgoing = 'raw' in response ? response.raw : response;
    if ('hijack' in response) response.hijack();

    const disconnected = new AbortController();
    outgoing.once('close', () => disconnected.abort());

    async function answer(): Promise<void> {
      const url = urlOf(incoming);
      if (url === undefined) {
        outgoing.statusCode = 400;
        outgoing.end();
        return;
      }
      // The Request constructor refuses these methods, and no route answers them.
      if (/^(?:CONNECT|TRACE|TRACK)$/i.test(incoming.method ?? '')) {
        outgoing.statusCode = 405;
        outgoing.end();
        return;
      }
      await send(
        await handler(toRequest(url, incoming, request.body, disconnected.signal)),
        outgoing,
        disconnected.signal,
      );
    }

    answer().catch((error: unknown) => {
      // The client disconnected, so nobody awaits the answer.
      if (disconnected.signal.aborted) return;
      onError(error);
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      outgoing.statusCode = 500;
      outgoing.end();
    });
  };
}

function reportError(error: unknown): void {
  // oxlint-disable-next-line no-console -- A handler's error would otherwise be lost.
  console.error(error);
}

function urlOf({ headers, socket, url, originalUrl = url }: NodeRequest): string | undefined {
  const host = headers[':authority'] ?? headers.host;
  if (typeof host !== 'string' || originalUrl?.startsWith('/') !== true) return undefined;
  const isEncrypted = socket !== null && socket !== undefined && 'encrypted' in socket;
  const address = `${isEncrypted ? 'https' : 'http'}://${host}${originalUrl}`;
  return /[/?#@\\]/.test(host) || !URL.canParse(address) ? undefined : address;
}

function toRequest(
  url: string,
  incoming: NodeRequest,
  parsedBody: unknown,
  signal: AbortSignal,
): Request {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headers)) {
    // Names with a colon are HTTP/2 pseudo-headers.
    if (values === undefined || name.startsWith(':')) continue;
    for (const value of [values].flat()) headers.append(name, value);
  }
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers, signal });
  const body = parsedBody === undefined ? streamOf(incoming) : encode(parsedBody);
  return new Request(url, withDuplex({ method, headers, signal, body }));
}

/** The options of a streamed body; `duplex` is required but missing from the DOM types. */
function withDuplex(init: RequestInit): RequestInit & { duplex: 'half' } {
  return { ...init, duplex: 'half' };
}

/** Serialises a body that a body parser has already consumed. */
function encode(parsedBody: unknown): Uint8Array<ArrayBuffer> | null {
  if (parsedBody === null) return null;
  if (parsedBody instanceof Uint8Array) return Uint8Array.from(parsedBody);
  const text = typeof parsedBody === 'string' ? parsedBody : JSON.stringify(parsedBody);
  return new TextEncoder().encode(text);
}

function streamOf(incoming: NodeRequest): ReadableStream<Uint8Array> {
  const chunks = incoming[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

async function send(
  response: Response,
  outgoing: NodeResponse,
  disconnected: AbortSignal,
): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);

  const reader = response.body?.getReader();
  // One listener: a promise of the end would keep a reaction for each wait until then.
  let proceed = (): void => undefined;
  disconnected.addEventListener('abort', () => proceed());
  for (;;) {
    const chunk = (await reader?.read())?.value;
    if (chunk === undefined) break;
    // A response of HTTP/2 has no `destroyed`.
    if (outgoing.destroyed || disconnected.aborted) {
      await reader?.cancel();
      return;
    }
    if (outgoing.write(chunk)) continue;
    await new Promise<void>((resolve) => {
      proceed = resolve;
      outgoing.once('drain', resolve);
    });
  }
  outgoing.end();
}
