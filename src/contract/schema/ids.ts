import * as v from 'valibot';

/**
 * The id of a chat session: a prefix and a UUID, minted by the client or taken from the session
 * list. The platform may answer with another id, which then replaces the sent one.
 */
export type SessionId = string;

/** The key of an uploaded file in its session. */
export type StorageKey = string;

/** Non-empty text. */
export const nonEmpty = v.pipe(v.string(), v.minLength(1));

/** An ISO 8601 timestamp, the platform's format. */
export const isoTimestamp = v.pipe(v.string(), v.isoTimestamp());

/** The page size of chat routes: an integer from 1 to 100. Accepts digits, as in query strings. */
export const pageSize = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(100),
);

/** An integer in a path or query. Accepts digits. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number))]),
  v.integer(),
);

/** The default and maximum page size of a public list. */
export const publicListLimits = { defaultLimit: 10, maxLimit: 50 } as const;

/** Query fields of a public list. Pages start at 1. */
export const publicListPage = {
  /** @default 1 */
  page: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  /** Up to 50. @default 10 */
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(publicListLimits.maxLimit))),
};

/** A boolean, or `true` or `false` as text in a query string. */
export const queryBoolean = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
  ),
]);

/**
 * Mints a session id.
 *
 * @param prefix - The text before the UUID. @default 'web'
 * @returns `<prefix>-<uuid>`
 */
export function mintSessionId(prefix = 'web'): SessionId {
  return `${prefix}-${randomUuid()}`;
}

/**
 * Returns a version 4 UUID. Unlike `crypto.randomUUID`, it also works on plain http pages, without
 * a secure context.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}
