import * as v from 'valibot';
import type { TokenRequest } from '../client/index.ts';
import { parseJson } from './parseJson.ts';
import { readText } from './readText.ts';

/** Why a body could not be read, as a status and words for a developer. */
export interface UnreadableBody {
  status: 400 | 413 | 415;
  message: string;
}

const longestBody = 1_024;

const bodyShape = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body)),
  v.object({
    reason: v.optional(v.picklist(['initial', 'expiring', 'unauthorized']), 'initial'),
  }),
);

/**
 * Reads the reason from a token request's body.
 *
 * A body must say that it is JSON: pages of other sites cannot send that without a preflight,
 * which is never granted.
 *
 * @returns The reason, `initial` where there is no body; or why it cannot be read.
 */
export async function readReason(
  request: Request,
): Promise<TokenRequest['reason'] | UnreadableBody> {
  const contentType = request.headers.get('content-type');
  if (contentType !== null && !/^application\/json\s*(;|$)/i.test(contentType)) {
    return { status: 415, message: 'Send the body as application/json.' };
  }
  const text = await readText(request.body, longestBody);
  if (text === undefined) {
    return { status: 413, message: `The body is longer than ${longestBody} bytes.` };
  }
  if (text === '') return 'initial';
  if (contentType === null) return { status: 415, message: 'Send the body as application/json.' };
  const read = v.safeParse(bodyShape, parseJson(text));
  if (read.success) return read.output.reason;
  return {
    status: 400,
    message:
      'The body must be JSON such as { "reason": "initial" }, \'expiring\' or \'unauthorized\'.',
  };
}
