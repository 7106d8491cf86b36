import { isDecodeError, isPlatformError, PlatformError } from '../../../../client/errors/index.ts';
import { hideSecrets } from '../../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../../words/index.ts';
import { fieldsOf, type CredentialDeclaration } from '../declaration.ts';
import { refusedText, type FieldErrors } from '../body/readForm.ts';

/**
 * The fields that a refusal by the platform names, as `Missing required field: metadata.host`,
 * `credentials.subdomain is required` or `metadata.port: expected number`.
 *
 * @returns No field where it names none: then the error speaks of the form as a whole.
 */
export function serverErrors(
  error: unknown,
  declaration: CredentialDeclaration,
  words: ConnectorFormsWords,
): FieldErrors {
  const named = namedPlaces(error);
  const errors = fieldsOf(declaration).flatMap((field) => {
    const place = named.find(({ path }) => path === field.name);
    return place === undefined
      ? []
      : [[field.name, refusedText(field, place.isMissing, words)] as const];
  });
  return Object.fromEntries(errors);
}

/** The error without the secrets of the form, in case the platform repeated one. */
export function withoutSecrets(error: unknown, secrets: readonly string[]): unknown {
  if (!isPlatformError(error)) return error;
  const said = error.platformMessage;
  const shown = said === undefined ? undefined : hideSecrets(said, secrets);
  if (said === shown) return error;
  return new PlatformError({
    status: error.status,
    route: error.route,
    requestId: error.requestId,
    missingScope: error.missingScope,
    retryAfter: error.retryAfter,
    platformMessage: shown,
  });
}

interface NamedPlace {
  readonly path: string;
  readonly isMissing: boolean;
}

function namedPlaces(error: unknown): readonly NamedPlace[] {
  if (isDecodeError(error)) {
    return error.issues.map(({ path }) => ({ path, isMissing: false }));
  }
  const said = isPlatformError(error) && error.status < 500 ? error.platformMessage : undefined;
  const place = said === undefined ? null : /^(?:(Missing required field: )?([\w.]+))/.exec(said);
  if (said === undefined || place?.[2] === undefined) return [];
  const isMissing = place[1] !== undefined || said.endsWith('is required');
  return [{ path: place[2], isMissing }];
}
