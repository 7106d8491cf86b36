import * as v from 'valibot';
import { BrainstemError, checkedNumber, parseJson } from '../client/index.ts';
import { asyncCallback, type AsyncCallback } from '../contract/index.ts';
import { checkedCredential, memoizeOnSuccess } from './checkedOptions.ts';
import { createUrlSigner } from './createUrlSigner.ts';
import { readRequestText } from './readRequestText.ts';

/** Options for chat callbacks: the secret, the listener and the limits. */
export interface ChatCallbackOptions {
  /**
   * The HMAC secret for signing callback URLs: at least 32 random characters, the same for all
   * instances. Checked when it is first used.
   */
  secret: string | undefined;
  /**
   * Called with each callback to a signed URL. It may be called more than once for a reference:
   * whether the platform retries isn't documented, and anyone who knows a URL can call it until it
   * expires. Store only the first per reference.
   *
   * If it rejects, the route answers 500.
   */
  onCallback: (callback: AsyncCallback, reference: string) => void | Promise<void>;
  /** The lifetime of a URL, in milliseconds. @default 86400000, a day */
  lifetime?: number;
  /** The maximum length of a body, in bytes. @default 1048576 */
  maxBytes?: number;
  /** Called with `onCallback`'s errors, and for undocumented bodies, without their content. */
  onError?: (error: unknown) => void;
  /** Returns the local time in milliseconds since the epoch. @default Date.now */
  now?: () => number;
}

/** The host backend's side of asynchronous chat. */
export interface ChatCallbacks {
  /**
   * Creates a `callback_url` for one run.
   *
   * @param address - The public URL of the route that passes its requests to `handle`.
   * @param reference - Your own name for the run, such as the key of a row; up to 200 characters.
   * It is readable in the URL. Don't use the session's id, which the platform may replace.
   * @throws BrainstemError with code `configuration` for an invalid secret, a URL other than HTTPS,
   * a clock that doesn't return a number, or a reference that isn't a string, is empty or too long,
   * or isn't valid Unicode.
   */
  createUrl(address: string, reference: string): Promise<string>;
  /**
   * Answers a callback: 204 after `onCallback`; 403 for a URL that isn't signed by us or has
   * expired; 400, 405, 408 or 413 for anything but a callback; 500 if `onCallback` rejects or the
   * secret is invalid. Never rejects.
   */
  handle(request: Request): Promise<Response>;
}

/**
 * Receives the callbacks of `POST /chat/async`. Their documentation:
 *
 * > Async completion: the service POSTs JSON `session_id`, `status` = `completed`, `answer`; on
 * > failure `session_id`, `status` = `failed`, `error`.
 * >
 * > Retry behaviour and authentication of the async chat callback: not shown.
 *
 * A callback isn't authenticated, so its URL is: it contains a reference, an expiry and an HMAC of
 * both. A callback to any other URL, too late or malformed is refused and never reaches
 * `onCallback`. Anyone who knows a URL can forge an answer: keep URLs out of logs.
 *
 * @throws BrainstemError with code `configuration` without `onCallback`, or for an invalid number.
 * @example
 * const callbacks = createChatCallbacks({
 *   secret: process.env.CALLBACK_SECRET,
 *   onCallback: (callback, reference) => answers.save(reference, callback),
 * });
 * export const POST = callbacks.handle;
 *
 * await sendChatAsync(client, {
 *   message,
 *   callback_url: await callbacks.createUrl('https://app.example.com/api/chat-callback', id),
 * });
 */
export function createChatCallbacks(options: ChatCallbackOptions): ChatCallbacks {
  const { onCallback, onError, now = () => Date.now() } = options;
  const lifetime = checkedNumber('lifetime', options.lifetime ?? 86_400_000, { min: 1 });
  const maxBytes = checkedNumber('maxBytes', options.maxBytes ?? 1_048_576, { min: 1 });
  const signer = memoizeOnSuccess(() => createUrlSigner(checkedSecret(options.secret)));
  if (typeof onCallback !== 'function') {
    throw new BrainstemError(
      'configuration',
      'onCallback is missing. Pass a function that takes what the platform answers.',
    );
  }

  function report(error: unknown): void {
    try {
      onError?.(error);
    } catch {
      // An error in the host's log must not change the answer.
    }
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'POST') return respond(405, { allow: 'POST' });
    const terms = await signer().read(request.url);
    // Negated, so that NaN counts as expired.
    if (terms === undefined || !(terms.expiresAt > now())) return respond(403);
    const text = await readRequestText(request, { maxBytes });
    if (typeof text === 'number') return respond(text);
    const callback = v.safeParse(asyncCallback, parseJson(text));
    if (!callback.success) {
      report(new BrainstemError('decode', 'a chat callback does not have the documented shape.'));
      return respond(400);
    }
    await onCallback(callback.output, terms.reference);
    return respond(204);
  }

  return {
    async createUrl(address, reference) {
      // Untyped JavaScript may pass anything.
      if (typeof reference !== 'string' || reference === '' || reference.length > 200) {
        throw new BrainstemError('configuration', 'a reference is a text of 1 to 200 characters.');
      }
      if (/\p{Surrogate}/u.test(reference)) {
        throw new BrainstemError(
          'configuration',
          'a reference must be valid Unicode: it has half of a surrogate pair.',
        );
      }
      const expiresAt = now() + lifetime;
      if (!Number.isFinite(expiresAt)) {
        throw new BrainstemError('configuration', 'now() must return milliseconds as a number.');
      }
      return signer().sign(address, { reference, expiresAt });
    },

    async handle(request) {
      try {
        return await answer(request);
      } catch (error) {
        report(error);
        return respond(500);
      }
    },
  };
}

function checkedSecret(value: string | undefined): string {
  const secret = checkedCredential('secret', value);
  if (secret.length >= 32) return secret;
  throw new BrainstemError('configuration', 'secret has fewer than 32 characters.');
}

function respond(status: number, headers?: Record<string, string>): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
