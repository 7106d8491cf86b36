import { isDecodeError, isPlatformError, PlatformError } from '../../../client/errors/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import { fieldsOf, type CredentialDeclaration, type FormValues } from './declaration.ts';
import { isSecret } from './secretModel.ts';
import { refusedText, type FieldErrors } from './validate.ts';

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
    const place = named.find(({ path }) => path === field.path);
    return place === undefined
      ? []
      : [[field.name, refusedText(field, place.isMissing, words)] as const];
  });
  return Object.fromEntries(errors);
}

/** An error in which no secret of the form stands, should the platform have repeated one. */
export function withoutSecrets(error: unknown, values: FormValues): unknown {
  if (!isPlatformError(error)) return error;
  const secrets = secretsIn(values);
  const said = error.platformMessage;
  const shown = said === undefined ? undefined : hideSecrets(said, secrets);
  if (said === shown) return error;
  return new PlatformError({
    status: error.status,
    route: error.route,
    requestId: error.requestId,
    missingScope: error.missingScope,
    platformMessage: shown,
  });
}

/** The secrets that were typed into a form. */
export function secretsIn(values: FormValues): readonly string[] {
  return Object.values(values).flatMap((value) =>
    isSecret(value) && value.kind === 'typed' && value.value !== '' ? [value.value] : [],
  );
}

/** A text in which each of the secrets is replaced, and each line of a secret that has several. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, ...secret.split('\n').filter((line) => line.length >= longLine)])
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .filter((secret) => secret !== '')
    .reduce((hidden, secret) => hidden.replaceAll(secret, '…'), text);
}

/** Letters from which on a line of a key counts as a secret of its own. */
const longLine = 8;

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
