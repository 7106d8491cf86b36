import { isDecodeError, isPlatformError, PlatformError } from '../../../../client/errors/index.ts';
import { hideSecrets } from '../../../../contract/index.ts';
import { refusedFields } from '../../../../provider/index.ts';
import type { ConnectorFormsWords } from '../../../../words/index.ts';
import { fieldsOf, type CredentialDeclaration, type FieldDeclaration } from '../declaration.ts';
import { refusedText, type FieldErrors } from '../body/readForm.ts';

/**
 * Returns the fields named in a rejection by the platform, such as
 * `Missing required field: metadata.host`, `credentials.subdomain is required` or
 * `The port must be a number`.
 *
 * @returns No field if it names none: the error then applies to the whole form.
 */
export function serverErrors(
  error: unknown,
  declaration: CredentialDeclaration,
  words: ConnectorFormsWords,
): FieldErrors {
  const fields = fieldsOf(declaration);
  const named = isDecodeError(error)
    ? error.issues.map(({ path }) => path)
    : refusedFields(error, fields.map(lastName));
  const errors = fields
    .filter((field) => named.includes(field.name) || named.includes(lastName(field)))
    .map((field) => [field.name, refusedText(field, isMissingFieldsError(error), words)] as const);
  return Object.fromEntries(errors);
}

/** Returns true if a rejection only reports missing fields, which their own errors repeat. */
export function isMissingFieldsError(error: unknown): boolean {
  const message = isPlatformError(error) ? (error.platformMessage ?? '') : '';
  return /^Missing required field: |^[\w.]+ is required$/.test(message);
}

function lastName({ name }: FieldDeclaration): string {
  return name.split('.').at(-1) ?? name;
}

/** Redacts the form's secrets from a request's error, in case the platform echoed one. */
export async function hidingSecrets<T>(
  secrets: readonly string[],
  request: Promise<T>,
): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw withoutSecrets(error, secrets);
  }
}

function withoutSecrets(error: unknown, secrets: readonly string[]): unknown {
  if (!isPlatformError(error)) return error;
  const message = error.platformMessage;
  const shown = message === undefined ? undefined : hideSecrets(message, secrets);
  if (message === shown) return error;
  return new PlatformError({
    status: error.status,
    route: error.route,
    requestId: error.requestId,
    missingScope: error.missingScope,
    retryAfter: error.retryAfter,
    platformMessage: shown,
  });
}
