import * as v from 'valibot';
import { BrainstemError } from '../client/index.ts';
import { asyncCallback, type AsyncCallback } from '../contract/index.ts';
import { checkedCredential } from './checkedOptions.ts';
import { createUrlSigner } from './createUrlSigner.ts';
import { parseJson } from './parseJson.ts';
import { readText } from './readText.ts';

/** Options of {@link createChatCallbacks}. */
export interface ChatCallbackOptions {
  /**
   * Signs the addresses that the platform calls: 32 random characters or more, the same for all
   * instances, known to nobody else.
   */
  secret: string | undefined;
  /**
   * Called with what the platform sent, for each callback to an address of ours. It may be called
   * more than once for a reference: whether the platform tries again is not shown, and until an
   * address ends whoever knows it can call it. Keep the first, by its reference.
   *
   * Where this rejects, the platform is answered 500.
   */
  onCallback: (callback: AsyncCallback, reference: string) => void | Promise<void>;
  /** How long an address is good, in milliseconds. @default 86400000, a day */
  lifetime?: number;
  /** What a body may hold, in bytes. @default 1048576 */
  maxBytes?: number;
  /**
   * Told of what `onCallback` threw, and of a body that is not what the documents show, without
   * its words.
   */
  onError?: (error: unknown) => void;
  /** Our own clock, in milliseconds since the epoch. @default Date.now */
  now?: () => number;
}

/** Both ends of async chat on the host's backend. */
export interface ChatCallbacks {
  /**
   * Makes a `callback_url` for one run.
   *
   * @param address - The public address of the route that hands its requests to `handle`.
   * @param reference - What the run is called on your side, such as the key of a row; up to 200
   * characters. It can be read in the address. The session's id would not do: the platform may
   * answer with another one than was sent.
   * @throws BrainstemError with code `configuration` for an address that is not HTTPS, or a
   * reference that is empty or too long.
   */
  createUrl(address: string, reference: string): Promise<string>;
  /**
   * Answers a callback: 204 once `onCallback` is through; 403 for an address that is not ours or
   * has ended; 400, 405 or 413 for what is no callback; 500 when `onCallback` rejects.
   */
  handle(request: Request): Promise<Response>;
}

/**
 * Takes the callbacks of `POST /chat/async`. The platform's documents say of them:
 *
 * > Async completion: the service POSTs JSON `session_id`, `status` = `completed`, `answer`; on
 * > failure `session_id`, `status` = `failed`, `error`.
 * >
 * > Retry behaviour and authentication of the async chat callback: not shown.
 *
 * As nothing in a callback proves its sender, the proof is in the address, which the caller
 * chooses: it carries a reference, an end and a signature over both. What comes to another
 * address, too late or in another shape is refused and reaches `onCallback` never. What cannot be
 * proven is that the answer was not changed by somebody who has read the address: keep addresses
 * out of logs, as you would a password.
 *
 * @throws BrainstemError with code `configuration` when an option cannot work.
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
  const { lifetime = 86_400_000, maxBytes = 1_048_576 } = options;
  const signer = createUrlSigner(checkedSecret(options.secret), 'brainstem-chat-callback-1');
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

  return {
    async createUrl(address, reference) {
      if (reference === '' || reference.length > 200) {
        throw new BrainstemError('configuration', 'a reference has 1 to 200 characters.');
      }
      return signer.sign(address, { reference, expiresAt: now() + lifetime });
    },

    async handle(request) {
      if (request.method !== 'POST') return respond(405, { allow: 'POST' });
      const terms = await signer.read(request.url);
      if (terms === undefined || terms.expiresAt <= now()) return respond(403);
      const text = await readText(request.body, maxBytes);
      if (text === undefined) return respond(413);
      const callback = v.safeParse(asyncCallback, parseJson(text));
      if (!callback.success) {
        report(new BrainstemError('decode', 'a chat callback is not of the documented shape.'));
        return respond(400);
      }
      try {
        await onCallback(callback.output, terms.reference);
      } catch (error) {
        report(error);
        return respond(500);
      }
      return respond(204);
    },
  };
}

function checkedSecret(value: string | undefined): string {
  const secret = checkedCredential('secret', value);
  if (secret.length >= 32) return secret;
  throw new BrainstemError('configuration', 'secret has less than 32 characters.');
}

function respond(status: number, headers?: Record<string, string>): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
