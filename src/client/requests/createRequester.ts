import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type HtmlEndpoint,
  type JsonEndpoint,
  type StreamEndpoint,
  type UploadEndpoint,
} from '../../contract/index.ts';
import { abortReason, browserEnvironment, type Environment } from '../../environment/index.ts';
import type { KnownAccess } from '../access/createAccess.ts';
import { authorize, type BearerSource } from './authorize.ts';
import { checkedRetry, type RetryOptions } from './backoff.ts';
import { checkedNumber, checkedTimeout } from '../checkedNumber.ts';
import { orAborted } from '../orAborted.ts';
import { createAttempts, type CallOptions } from './createAttempts.ts';
import type { ClientNetwork } from './createClientNetwork.ts';
import type { Limits } from './createLimits.ts';
import { encodeRequest, routeOf } from './encodeRequest.ts';
import { DecodeError } from '../errors/DecodeError.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import type { CallObserver, ClientObserver } from '../observers.ts';
import { readAnswer, type Drift } from '../answers/readAnswer.ts';
import { readBodyText } from '../answers/readBodyText.ts';
import { readPlatformError } from './readPlatformError.ts';
import type { RecordCall } from '../records/decisionRecord.ts';
import { sendForm } from '../uploads/sendForm.ts';
import type { UploadProgress, UploadTransport } from '../uploads/uploadTransport.ts';

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Called with the upload progress in bytes. */
  onProgress?: (progress: UploadProgress) => void;
}

/** Options for a requester: the platform's addresses, the credential, timeouts and retries. */
export interface RequesterOptions {
  /** The service root, for example `https://api.example.com`. */
  baseUrl: string;
  /**
   * The web-app host, for example `https://app.example.com`. Tasks, delegated onboarding and SQL
   * schema discovery need it; nothing else does.
   */
  appUrl?: string;
  /** The source of bearer tokens. Routes that need none are called without one. */
  credential?: BearerSource;
  /** Sends the requests. @default globalThis.fetch, looked up at each call */
  fetch?: typeof globalThis.fetch;
  /** Sends uploads. @default XMLHttpRequest if it exists and no `fetch` was given, else fetch */
  upload?: UploadTransport;
  /** The timeout of an answer in milliseconds; for an upload, without progress. @default 30000 */
  timeout?: number;
  /** Retries of idempotent calls, and the longest rate-limit wait of any call. */
  retry?: RetryOptions;
  /**
   * The longest answer in bytes; a longer one is a DecodeError. Streams have their own limits.
   *
   * @default 67108864 (64 MiB)
   */
  maxResponseBytes?: number;
  /** The clock, timers and network of the page. @default the browser's */
  environment?: Environment;
  /** Called with the `Date` header of each answer that has one. */
  onServerTime?: (date: string) => void;
  /** @internal The rights of the bearer token, as far as they are known. */
  access?: KnownAccess;
  /** @internal The network as this client's requests find it. */
  network?: ClientNetwork;
  /** @internal Records the calls that write. */
  record?: RecordCall | undefined;
  /** @internal Observers of the calls. */
  observers?: ReadonlySet<ClientObserver>;
  /** Called with each place where an answer differs from the contract but was still decoded. */
  onDrift?: (drift: Drift) => void;
}

/** Calls to endpoints: the only code that reaches the network. */
export interface Requester {
  /** Pauses after the platform answered 429. */
  readonly limits: Limits;
  /** Calls a JSON endpoint and decodes the answer. */
  json<E extends JsonEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<EndpointOutput<E>>;
  /** Calls an endpoint that returns an HTML document, and returns its text. */
  html<E extends HtmlEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<string>;
  /** Calls an endpoint that returns a data stream or server-sent events, and returns its bytes. */
  stream<E extends StreamEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>>;
  /** Sends a file and reports progress. */
  upload<E extends UploadEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: UploadOptions,
  ): Promise<EndpointOutput<E>>;
}

/**
 * Creates the only way to reach the platform. It validates requests, adds the bearer token, applies
 * timeouts, renews the token once on 401, retries idempotent calls, waits out a 429 of any call,
 * and decodes the answer. Answers that differ from the contract are decoded leniently, without
 * inventing or hiding anything; see {@link RequesterOptions.onDrift}.
 *
 * Every call rejects with a PlatformError, NetworkError, TimeoutError, DecodeError or TokenError,
 * or with its signal's reason.
 */
export function createRequester(options: RequesterOptions): Requester {
  const { environment = browserEnvironment, onServerTime, onDrift } = options;
  const { limits, withRetries } = createAttempts({
    environment,
    retry: checkedRetry(options.retry),
    timeout: checkedTimeout(options.timeout ?? 30_000),
    observers: options.observers ?? [],
    session: options.access?.session,
    record: options.record,
    network: options.network,
  });
  const maxResponseBytes = checkedNumber(
    'maxResponseBytes',
    options.maxResponseBytes ?? 64 * 1024 * 1024,
    { min: 1 },
  );

  /** Sends a request and rejects if the platform refuses it. */
  const respond = (
    endpoint: Endpoint,
    input: unknown,
    signal: AbortSignal,
    observer: CallObserver,
  ): Promise<Response> =>
    authorize(options, endpoint, signal, async (headers) => {
      const response = await sendRequest(options, endpoint, input, { headers, signal });
      const date = response.headers.get('date');
      if (date !== null) onServerTime?.(date);
      observer.onStatus(response.status);
      if (response.ok) return response;
      const refusal = {
        status: response.status,
        header: (name: string) => response.headers.get(name),
        body: await readText(response, endpoint, signal).catch(() => ''),
      };
      throw readPlatformError(routeOf(endpoint), refusal, endpoint);
    });

  async function readText(
    { body }: Response,
    endpoint: Endpoint,
    signal: AbortSignal,
  ): Promise<string> {
    const text = await orNetworkError(endpoint, signal, () => readBodyText(body, maxResponseBytes));
    if (text !== undefined) return text;
    throw wrongBody(endpoint, `expected at most ${maxResponseBytes} bytes`);
  }

  function readWhole<T>(
    endpoint: Endpoint,
    input: unknown,
    call: CallOptions,
    read: (text: string) => T,
  ): Promise<T> {
    return withRetries(endpoint, input, call, async (deadline, observer) => {
      const { signal } = deadline;
      const response = await respond(endpoint, input, signal, observer);
      const value = read(await readText(response, endpoint, signal));
      deadline.release();
      return value;
    });
  }

  return {
    limits,

    json: (endpoint, input, call = {}) =>
      readWhole(endpoint, input, call, (text) => readAnswer(endpoint, text, onDrift)),

    html: (endpoint, input, call = {}) => readWhole(endpoint, input, call, (text) => text),

    stream: (endpoint, input, call = {}) =>
      withRetries(endpoint, input, call, async (deadline, observer) => {
        const response = await respond(endpoint, input, deadline.signal, observer);
        deadline.stopClock();
        if (response.body !== null) return observer.onStream(response.body);
        throw wrongBody(endpoint, 'expected a stream, received no body');
      }),

    upload: (endpoint, input, call: UploadOptions = {}) =>
      withRetries(endpoint, input, call, async (deadline, observer) => {
        const answer = await authorize(options, endpoint, deadline.signal, async (headers) => {
          const result = await sendForm(options, endpoint, input, {
            headers,
            credentials: cookiesOf(endpoint),
            signal: deadline.signal,
            onProgress: (progress) => {
              deadline.restart();
              call.onProgress?.(progress);
            },
          });
          observer.onStatus(result.status);
          if (result.status >= 200 && result.status < 300) return result;
          throw readPlatformError(routeOf(endpoint), result);
        });
        const value = readAnswer(endpoint, answer.body, onDrift);
        deadline.release();
        return value;
      }),
  };
}

/** Sends a request with its body, if any, and waits for the response headers. */
async function sendRequest(
  options: RequesterOptions,
  endpoint: Endpoint,
  input: unknown,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<Response> {
  const request = encodeRequest(options, endpoint, input);
  const { fetch = globalThis.fetch } = options;
  return orNetworkError(endpoint, signal, async () => {
    const response = await fetch(request.url, {
      method: endpoint.method,
      headers: { ...headers, ...request.headers },
      body: request.body ?? null,
      signal,
      credentials: cookiesOf(endpoint),
      cache: 'no-store',
    });
    if (signal.aborted) response.body?.cancel().catch(() => undefined);
    return response;
  });
}

/**
 * Runs a network step. Rejects with a NetworkError, or with the signal's reason once it aborts,
 * since a host's `fetch` may ignore the signal.
 */
async function orNetworkError<T>(
  endpoint: Endpoint,
  signal: AbortSignal,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await orAborted(step(), signal);
  } catch (cause) {
    if (signal.aborted) throw abortReason(signal);
    throw new NetworkError(routeOf(endpoint), cause);
  }
}

function wrongBody(endpoint: Endpoint, message: string): DecodeError {
  return new DecodeError(routeOf(endpoint), 'response', [{ path: '', message }]);
}

/** Returns the cookie policy: only app-session routes, which never get a token, have cookies. */
function cookiesOf({ credential }: Endpoint): 'include' | 'omit' {
  return credential === 'appSession' ? 'include' : 'omit';
}
