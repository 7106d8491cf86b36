import { NetworkError } from '../errors/NetworkError.ts';
import { readFormBytes } from './readFormBytes.ts';
import { abortReason } from '../../environment/index.ts';

/** The progress of an upload, in bytes of the request body. */
export interface UploadProgress {
  loaded: number;
  total: number;
}

/** One upload, ready to send. */
export interface UploadRequest {
  route: string;
  url: string;
  headers: Record<string, string>;
  form: FormData;
  /** The cookie policy. @default 'omit' */
  credentials?: 'include' | 'omit';
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

/** The undecoded answer to an upload. */
export interface UploadAnswer {
  status: number;
  header: (name: string) => string | null;
  body: string;
}

/** Sends an upload. Rejects with the signal's reason if it aborts, else with a NetworkError. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadAnswer>;

/** Uploads by XMLHttpRequest, since fetch doesn't report progress. */
export const uploadByXhr: UploadTransport = (request) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abandon = (): void => xhr.abort();
    const settle = (finish: () => void): void => {
      request.signal.removeEventListener('abort', abandon);
      finish();
    };
    xhr.open('POST', request.url);
    xhr.withCredentials = request.credentials === 'include';
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => request.onProgress({ loaded, total });
    xhr.onload = () =>
      settle(() =>
        resolve({
          status: xhr.status,
          // Asking for one that CORS hides is an error in Chromium's console.
          header: (name) =>
            new RegExp(`^${name}: (.*)$`, 'im').exec(xhr.getAllResponseHeaders())?.[1] ?? null,
          body: xhr.responseText,
        }),
      );
    xhr.onerror = () => settle(() => reject(new NetworkError(request.route, undefined)));
    xhr.onabort = () => settle(() => reject(abortReason(request.signal)));
    if (request.signal.aborted) {
      reject(abortReason(request.signal));
      return;
    }
    request.signal.addEventListener('abort', abandon, { once: true });
    xhr.send(request.form);
  });

/** Creates an upload transport from a fetch. It reports progress once, at the end. */
export function createFetchUpload(fetch: typeof globalThis.fetch): UploadTransport {
  return async (request) => {
    const { url, headers, form, signal, credentials = 'omit' } = request;
    const answer = await send(request, () =>
      fetch(url, { method: 'POST', headers, body: form, signal, credentials }),
    );
    request.onProgress({ loaded: 1, total: 1 });
    return answer;
  };
}

/**
 * Creates an upload transport from a fetch that streams the body, which reports progress: the mock
 * platform's in tests and stories, or Node's. Browsers support it only over HTTP/2.
 *
 * @example
 * createClient({ baseUrl, getToken, fetch: platform.fetch, upload: createStreamingUpload(platform.fetch) })
 */
export function createStreamingUpload(fetch: typeof globalThis.fetch): UploadTransport {
  return async (request) => {
    const encoded = readFormBytes(request.form);
    const total = totalSize(request.form);
    const headers = { ...request.headers, 'content-type': encoded.contentType };
    const { signal, credentials = 'omit' } = request;
    let loaded = 0;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        request.onProgress({ loaded: Math.min(loaded, total), total });
        controller.enqueue(chunk);
      },
    });
    const body = encoded.body.pipeThrough(count);
    return send(request, () =>
      fetch(request.url, streaming({ method: 'POST', headers, body, signal, credentials })),
    );
  };
}

/** The options of a streamed body; `duplex` is required but missing from the DOM types. */
function streaming(init: RequestInit): RequestInit & { duplex: 'half' } {
  return { ...init, duplex: 'half' };
}

function totalSize(form: FormData): number {
  let total = 0;
  for (const value of form.values()) total += typeof value === 'string' ? value.length : value.size;
  return Math.max(1, total);
}

async function send(
  { route, signal }: UploadRequest,
  call: () => Promise<Response>,
): Promise<UploadAnswer> {
  try {
    const response = await call();
    const body = await response.text();
    return { status: response.status, header: (name) => response.headers.get(name), body };
  } catch (cause) {
    if (signal.aborted) throw abortReason(signal);
    throw new NetworkError(route, cause);
  }
}
