import * as v from 'valibot';

/**
 * Identifies a chat session: a prefix and a UUID, minted by the client or taken from the session
 * list. The platform may answer with another id than the one sent; the answered one then holds.
 */
export type SessionId = string;

/** Identifies an uploaded file inside its session. */
export type StorageKey = string;

/** Text that must be there. */
export const nonEmpty = v.pipe(v.string(), v.minLength(1));

/** A timestamp as the platform writes it: ISO 8601. */
export const isoTimestamp = v.pipe(v.string(), v.isoTimestamp());

/**
 * Page size as the chat routes take it: 1 to 100, as a whole number. Query strings carry it as
 * digits, so a numeric string is read as its number.
 */
export const pageSize = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(100),
);

/** A whole number as a path or a query carries it: as digits, which are read as their number. */
export const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number))]),
  v.integer(),
);

/** Items on a page of a public list when no `limit` is given, and the most that a page may have. */
export const publicListLimits = { defaultLimit: 10, maxLimit: 50 } as const;

/** Query fields of a public list. Pages are counted from 1. */
export const publicListPage = {
  /** @default 1 */
  page: v.optional(v.pipe(wholeNumber, v.minValue(1))),
  /** At most 50. @default 10 */
  limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(publicListLimits.maxLimit))),
};

/** A boolean in a query string: `true` or `false`. */
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

/** Returns a version 4 UUID, which also works where `crypto.randomUUID` is absent: pages on plain HTTP. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}
