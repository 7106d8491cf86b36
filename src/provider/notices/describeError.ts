import {
  isBrainstemError,
  isMetadataConflictError,
  isNetworkError,
  isPlatformError,
  isTimeoutError,
  isTokenError,
} from '../../client/index.ts';
import type { GeneralWords } from '../../words/index.ts';

/** An error in words for a person. */
export interface ErrorDescription {
  title: string;
  text: string;
  /** One line for a row of a list: the reason of a refusal where the platform gave one, else the title. */
  summary: string;
  /** Raw words and the request's id, for a support case; undefined where there is nothing more. */
  detail: string | undefined;
  /** The scope that is missing, where that is the reason. */
  missingScope: string | undefined;
  /** True if the person was refused, so that trying again alone doesn't help. */
  isRefusal: boolean;
}

/** Says in plain words what an error means for the person who met it. */
export function describeError(error: unknown, words: GeneralWords): ErrorDescription {
  const [title, text] = wordsFor(error, words);
  return {
    title,
    text,
    summary: refusalReason(error) === undefined ? title : text,
    detail: detailOf(error),
    missingScope: isPlatformError(error) ? error.missingScope : undefined,
    isRefusal:
      (isTokenError(error) && error.reason === 'forbidden') ||
      (isPlatformError(error) && error.status === 403),
  };
}

/**
 * Returns which fields the platform names in its refusal, as `Missing required field: name` or
 * `metadata.host is required`, so that a form can mark them.
 *
 * @param names - The fields of the form, by their name or path in the body.
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

/** Statuses of a request that the platform understood and did not carry out as it was. */
const refusals: ReadonlySet<number> = new Set([400, 409, 422]);

const longestReason = 300;

/**
 * Returns the platform's own words for refusing what was sent. They are text from outside: one line
 * of bounded length, without characters that control or turn the text around them.
 */
function refusalReason(error: unknown): string | undefined {
  if (!isPlatformError(error) || !refusals.has(error.status)) return undefined;
  const said = (error.platformMessage ?? '')
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (said === '') return undefined;
  const letters = Array.from(said);
  return letters.length > longestReason ? `${letters.slice(0, longestReason).join('')}…` : said;
}

function wordsFor(error: unknown, words: GeneralWords): [title: string, text: string] {
  if (isNetworkError(error)) return [words.networkTitle, words.networkText];
  if (isTimeoutError(error)) return [words.timeoutTitle, words.timeoutText];
  if (isTokenError(error)) {
    if (error.reason === 'forbidden') {
      return [words.refusedTitle, error.hostMessage ?? words.refusedText];
    }
    if (error.reason === 'signed-out') return [words.signedOutTitle, words.signedOutText];
    return [words.tokenFailedTitle, words.signedOutText];
  }
  if (isMetadataConflictError(error)) return [words.conflictTitle, words.conflictText];
  if (!isPlatformError(error)) return [words.unexpectedTitle, words.unexpectedText];
  if (error.missingScope !== undefined) {
    return [words.missingScopeTitle, words.missingScopeText(error.missingScope)];
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

function detailOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (!isBrainstemError(error)) return error instanceof Error ? error.message : undefined;
  const request = isPlatformError(error) ? error.requestId : undefined;
  return request === undefined ? error.message : `${error.message}\n${request}`;
}
