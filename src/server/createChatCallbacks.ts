import * as v from 'valibot';
import { BrainstemError, checkedNumber, parseJson } from '../client/index.ts';
import { asyncCallback, type AsyncCallback } from '../contract/index.ts';
import { checkedCredential, whenNeeded } from './checkedOptions.ts';
import { createUrlSigner } from './createUrlSigner.ts';
import { readRequestText } from './readRequestText.ts';

/** Options for chat callbacks: the secret, the listener and the limits. */
export interface ChatCallbackOptions {
  /**
   * Signs the addresses that the platform calls: at least 32 random characters, the same for all
   * instances and known to nobody else. It is checked when it is first used.
   */
  secret: string | undefined;
  /**
   * Called with what the platform sent, for each callback to one of our addresses. It may be called
   * more than once for a reference: whether the platform retries is not documented, and until an
   * address expires whoever knows it can call it. Store the first, by its reference.
   *
   * When this rejects, the platform is answered 500.
   */
  onCallback: (callback: AsyncCallback, reference: string) => void | Promise<void>;
  /** The lifetime of an address, in milliseconds. @default 86400000, a day */
  lifetime?: number;
  /** The longest body that is read, in bytes. @default 1048576 */
  maxBytes?: number;
  /**
   * Called with what `onCallback` threw, and when a body is not what the documents show, without
   * its words.
   */
  onError?: (error: unknown) => void;
  /** Our own clock, in milliseconds since the epoch. @default Date.now */
  now?: () => number;
}

/** Both ends of async chat on the host's backend. */
export interface ChatCallbacks {
  /**
   * Creates a `callback_url` for one run.
   *
   * @param address - The public address of the route that passes its requests to `handle`.
   * @param reference - Your own name for the run, such as the key of a row; up to 200 characters.
   * It can be read in the address. Do not use the session's id: the platform may answer with
   * another one than was sent.
   * @throws BrainstemError with code `configuration` for a secret that cannot work, an address that
   * is not HTTPS, a clock that is no number, or a reference that is no text, empty, too long or not valid Unicode.
   */
  createUrl(address: string, reference: string): Promise<string>;
  /**
   * Answers a callback: 204 after `onCallback`; 403 for an address that is not ours or has expired;
   * 400, 405, 408 or 413 for what is not a callback; 500 when `onCallback` rejects or the secret cannot
   * work. Never rejects.
   */
  handle(request: Request): Promise<Response>;
}

/**
 * Receives the callbacks of `POST /chat/async`. The platform's documents say of them:
 *
 * > Async completion: the service POSTs JSON `session_id`, `status` = `completed`, `answer`; on
 * > failure `session_id`, `status` = `failed`, `error`.
 * >
 * > Retry behaviour and authentication of the async chat callback: not shown.
 *
 * Nothing in a callback proves its sender, so the proof is in the address, which the caller
 * chooses: it carries a reference, an expiry and a signature over both. A callback to another
 * address, too late or in another shape is refused and never reaches `onCallback`. It cannot be
 * proven that the answer was not changed by somebody who has read the address: keep addresses out
 * of logs, as you would a password.
 *
 * @throws BrainstemError with code `configuration` when `onCallback` is missing, or a number is out
 * of range.
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
  const signer = whenNeeded(() =>
    createUrlSigner(checkedSecret(options.secret), 'brainstem-chat-callback-1'),
  );
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
      // A log that fails must not change the answer.
    }
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'POST') return respond(405, { allow: 'POST' });
    const terms = await signer().read(request.url);
    // Written so that an expiry that is no number has expired.
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
      // From plain JavaScript, anything may come.
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
