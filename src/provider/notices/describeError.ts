import {
  hasStatus,
  isBrainstemError,
  isMetadataConflictError,
  isNetworkError,
  isPlatformError,
  isTimeoutError,
  isTokenError,
} from '../../client/index.ts';
import type { GeneralWords } from '../../words/index.ts';

export function describeError(error: unknown, words: GeneralWords) {
  const [title, text] = wordsFor(error, words);
  return {
    title,
    text,
    /** One line for a list row: the platform's reason for a refusal if any, else the title. */
    summary: refusalReason(error) === undefined ? title : text,
    /** The raw message and request id for a support case; undefined if there is nothing more. */
    detail: detailOf(error),
    /** The missing scope, if that is the reason. */
    missingScope: isPlatformError(error) ? error.missingScope : undefined,
    /** True for a refusal, which a retry alone doesn't fix. */
    isRefusal: (isTokenError(error) && error.reason === 'forbidden') || hasStatus(error, 403),
  };
}

/**
 * Returns the fields that the platform names in a refusal, such as `Missing required field: name`
 * or `metadata.host is required`, so that a form can mark them.
 *
 * @param names - The form's fields, by name or path in the body.
 */
export function refusedFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
): readonly Name[] {
  const mentioned = (refusalReason(error) ?? '')
    .split(/[^\p{L}\p{N}._-]+/u)
    .map((word) => word.replace(/\.+$/, ''));
  return names.filter((name) =>
    mentioned.some((word) => word === name || word.endsWith(`.${name}`)),
  );
}

/** Statuses of well-formed requests that the platform refused as they were. */
const refusals: ReadonlySet<number> = new Set([400, 409, 422]);

const maxReasonLength = 300;

/**
 * Returns the platform's reason for a refusal. The text is untrusted, so it is reduced to one line
 * of limited length without control and bidi characters.
 */
function refusalReason(error: unknown): string | undefined {
  if (!isPlatformError(error) || !refusals.has(error.status)) return undefined;
  const text = (error.platformMessage ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (text === '') return undefined;
  const letters = Array.from(text);
  return letters.length > maxReasonLength ? `${letters.slice(0, maxReasonLength).join('')}…` : text;
}

function wordsFor(error: unknown, words: GeneralWords): [title: string, text: string] {
  if (isNetworkError(error)) return [words.networkTitle, words.networkText];
  if (isBrainstemError(error) && error.code === 'file') return [words.fileTitle, words.fileText];
  if (isTimeoutError(error)) return [words.timeoutTitle, words.timeoutText];
  if (isTokenError(error)) {
    if (error.reason === 'forbidden') {
      return [words.refusedTitle, error.hostMessage ?? words.refusedText];
    }
    if (error.reason === 'signed-out') return [words.signedOutTitle, words.signedOutText];
    if (error.reason === 'failed') return wordsForFailure(error.cause, words);
    return [words.tokenFailedTitle, words.signedOutText];
  }
  if (isMetadataConflictError(error)) return [words.conflictTitle, words.conflictText];
  if (!isPlatformError(error)) return [words.unexpectedTitle, words.unexpectedText];
  if (error.missingScope !== undefined) {
    return [words.missingScopeTitle, words.refusedText];
  }
  if (error.status === 403) return [words.refusedTitle, words.refusedText];
  if (refusals.has(error.status)) {
    const reason = refusalReason(error);
    return [
      words.rejectedTitle,
      reason === undefined ? words.rejectedText : words.rejectedReason(reason),
    ];
  }
  if (error.status === 401) return [words.tokenFailedTitle, words.signedOutText];
  if (error.status === 404) return [words.notFoundTitle, words.notFoundText];
  if (error.status === 429) return [words.busyTitle, words.busyText];
  if (error.status >= 500) return [words.platformTitle, words.platformText];
  return [words.unexpectedTitle, words.unexpectedText];
}

/** Explains an error that `getToken` threw, which says nothing of the session but by a 401. */
function wordsForFailure(cause: unknown, words: GeneralWords): [title: string, text: string] {
  if (isTimeoutError(cause)) return [words.timeoutTitle, words.timeoutText];
  if (cause instanceof TypeError && fetchFailure.test(cause.message)) {
    return [words.networkTitle, words.networkText];
  }
  return cause instanceof Error && Reflect.get(cause, 'status') === 401
    ? [words.tokenFailedTitle, words.signedOutText]
    : [words.platformTitle, words.platformText];
}

/** Matches what Chromium, Firefox and Safari say of a fetch without an answer. */
const fetchFailure = /fetch|network|load failed/i;

function detailOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (!isBrainstemError(error)) return error instanceof Error ? error.message : undefined;
  const request = isPlatformError(error) ? error.requestId : undefined;
  return request === undefined ? error.message : `${error.message}\n${request}`;
}
