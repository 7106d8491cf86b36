import * as v from 'valibot';
import { parseJson, type TokenRequest } from '../../client/index.ts';
import { readRequestText } from '../readRequestText.ts';

/** The reason why a body couldn't be read, as a status and a message for developers. */
export interface BodyProblem {
  status: 400 | 408 | 413 | 415;
  message: string;
}

const maxBytes = 1_024;

const unreadable = {
  400: 'The body was cut off.',
  408: 'The body didn’t come in time.',
  413: `The body is longer than ${maxBytes} bytes.`,
} as const;

const bodyShape = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body)),
  v.object({
    reason: v.optional(v.picklist(['initial', 'expiring', 'unauthorized']), 'initial'),
  }),
);

/** The bodies that adapters send for a request without one, with their own content type. */
const emptyBodies: ReadonlySet<string> = new Set(['', '{}', 'null']);

/**
 * Reads the reason from a token request's body.
 *
 * A body with a reason must have the content type JSON, which cross-site pages can't send without a
 * CORS preflight, and that is never granted.
 *
 * @returns The reason (`initial` for an empty body), or the problem of the body.
 */
export async function readReason(request: Request): Promise<TokenRequest['reason'] | BodyProblem> {
  const text = await readRequestText(request, { maxBytes });
  if (typeof text === 'number') return { status: text, message: unreadable[text] };
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
  if (text === '' || (!isJson && emptyBodies.has(text))) return 'initial';
  if (!isJson) return { status: 415, message: 'Send the body as application/json.' };
  const read = v.safeParse(bodyShape, parseJson(text));
  if (read.success) return read.output.reason;
  return {
    status: 400,
    message:
      'The body must be JSON such as { "reason": "initial" }, \'expiring\' or \'unauthorized\'.',
  };
}
