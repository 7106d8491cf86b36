import * as v from 'valibot';
import { connectSessionBody } from '../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../words/index.ts';
import { checkPem, type PemProblem } from './checkPem.ts';
import {
  fieldsOf,
  isMetadataField,
  isShown,
  type CredentialDeclaration,
  type FieldDeclaration,
  type FormValues,
} from './declaration.ts';
import { bodyOf, read } from './formBody.ts';
import { isMask, isSecret, type SecretState } from './secretModel.ts';

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Holds a form's values against the contract's schema of the body that they make.
 *
 * @param onlyMetadata - Whether the credentials are kept, so that they are not looked at.
 */
export function validate(
  declaration: CredentialDeclaration,
  values: FormValues,
  words: ConnectorFormsWords,
  onlyMetadata: boolean,
): FieldErrors {
  const body = bodyOf(declaration, values);
  const result = v.safeParse(declaration.schema ?? connectSessionBody, body);
  const refused = new Set((result.issues ?? []).map((issue) => v.getDotPath(issue)));
  const errors = fieldsOf(declaration)
    .filter((field) => isShown(field, values) && (!onlyMetadata || isMetadataField(field)))
    .flatMap((field) => {
      const isMissing = read(body, field.path) === undefined;
      const error =
        secretError(field, values[field.name], words) ??
        (isMissing && field.required === true ? words.required(field.label) : undefined) ??
        (refused.has(field.path) ? refusedText(field, isMissing, words) : undefined);
      return error === undefined ? [] : [[field.name, error] as const];
    });
  return Object.fromEntries(errors);
}

/** What is said of a field that was refused, here or by the platform. */
export function refusedText(
  { label, invalid }: FieldDeclaration,
  isMissing: boolean,
  words: ConnectorFormsWords,
): string {
  return isMissing ? words.required(label) : (invalid ?? words.invalid(label));
}

function secretError(
  { kind }: FieldDeclaration,
  value: FormValues[string] | undefined,
  words: ConnectorFormsWords,
): string | undefined {
  if (!isSecret(value) || !hasText(value)) return undefined;
  if (isMask(value.value)) return words.mask;
  if (kind !== 'pem') return undefined;
  const problem = checkPem(value.value);
  return problem === undefined ? undefined : pemText(problem, words);
}

function hasText(secret: SecretState): secret is SecretState & { kind: 'typed' } {
  return secret.kind === 'typed' && secret.value !== '';
}

function pemText(problem: PemProblem, words: ConnectorFormsWords): string {
  const texts = {
    'no-header': words.pemNoHeader,
    'no-footer': words.pemNoFooter,
    'not-private': words.pemNotPrivate,
    locked: words.pemLocked,
    'no-lines': words.pemNoLines,
    damaged: words.pemDamaged,
  };
  return texts[problem];
}
