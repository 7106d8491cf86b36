import * as v from 'valibot';
import { errorBody, missingScopeIn } from '../../contract/index.ts';
import { parseRetryAfter } from './backoff.ts';
import { PlatformError } from '../errors/PlatformError.ts';
import { parseJson } from '../answers/parseJson.ts';

/** A refusal as it came off the wire, by whichever transport. */
export interface RawRefusal {
  status: number;
  /** A response header by its lower-case name, or null. */
  header: (name: string) => string | null;
  body: string;
}

/** Known facts about a route's refusals. */
export interface RefusalReading {
  /** True if a 500 of the route can wrap a 404. */
  wrapsNotFound?: true;
}

/** The longest message that is taken over: what is longer is a page, not a message. */
const longestMessage = 2_000;

/**
 * Makes a {@link PlatformError} of a refusal. The bodies of several routes are not documented, so a
 * missing or odd body is no error of its own: the message is then undefined.
 */
export function readPlatformError(
  route: string,
  refusal: RawRefusal,
  { wrapsNotFound }: RefusalReading = {},
): PlatformError {
  const platformMessage = messageIn(refusal.body);
  const date = Date.parse(refusal.header('date') ?? '');
  return new PlatformError({
    status:
      wrapsNotFound === true && refusal.status === 500 && /\b404\b/.test(refusal.body)
        ? 404
        : refusal.status,
    platformMessage,
    route,
    missingScope:
      refusal.status === 403 && platformMessage !== undefined
        ? missingScopeIn(platformMessage)
        : undefined,
    retryAfter: parseRetryAfter(
      refusal.header('retry-after'),
      Number.isNaN(date) ? Date.now() : date,
    ),
    requestId: refusal.header('x-request-id') ?? undefined,
  });
}

function messageIn(body: string): string | undefined {
  const parsed = v.safeParse(errorBody, parseJson(body));
  if (!parsed.success) return undefined;
  const { output } = parsed;
  const message = 'message' in output ? output.message : `${output.error}: ${output.details}`;
  return message.slice(0, longestMessage);
}
