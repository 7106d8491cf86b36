import * as v from 'valibot';
import { errorBody, missingScopeIn } from '../../contract/index.ts';
import { parseRetryAfter } from './backoff.ts';
import { PlatformError } from '../errors/PlatformError.ts';
import { parseJson } from '../answers/parseJson.ts';

/** A refusal as received, by any transport. */
export interface RawErrorResponse {
  status: number;
  /** Returns a response header by its lower-case name, or null. */
  header: (name: string) => string | null;
  body: string;
}

/** Known facts about a route's refusals. */
export interface ReadErrorOptions {
  /** True if a 500 of the route can wrap a 404. */
  wrapsNotFound?: true;
}

/** The longest message that is kept: anything longer is an HTML page rather than a message. */
const maxMessageLength = 2_000;

/**
 * Creates a {@link PlatformError} from a refusal. Several routes don't document their error body,
 * so a missing or malformed one just leaves the message undefined.
 */
export function readPlatformError(
  route: string,
  refusal: RawErrorResponse,
  { wrapsNotFound }: ReadErrorOptions = {},
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
  return message.slice(0, maxMessageLength);
}
