import * as v from 'valibot';
import { connectSessionBody, type ConnectSessionBody } from '../../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../../words/index.ts';
import { checkPem } from '../secrets/checkPem.ts';
import {
  fieldsOf,
  isMetadataField,
  isRequired,
  isShown,
  type CredentialDeclaration,
  type CredentialMode,
  type FieldDeclaration,
  type FormValues,
} from '../declaration.ts';
import { bodyOf } from './formBody.ts';
import { readPath, type JsonObject } from './path.ts';
import { isMask, isSecret } from '../secrets/secretModel.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export interface FormReading {
  readonly errors: FieldErrors;
  /** The body built from the values, valid or not. */
  readonly built: JsonObject;
  /** The parsed body; undefined if the contract's schema rejects it. */
  readonly body: ConnectSessionBody | undefined;
}

/**
 * Builds the body from a form's values and validates it by the contract's schema.
 *
 * @param mode - `keep` validates the metadata only.
 */
export function readForm(
  declaration: CredentialDeclaration,
  values: FormValues,
  words: ConnectorFormsWords,
  mode: CredentialMode,
): FormReading {
  const built = bodyOf(declaration, values);
  const result = v.safeParse(declaration.schema ?? connectSessionBody, built);
  const refused = new Set((result.issues ?? []).map((issue) => v.getDotPath(issue)));
  const errors = fieldsOf(declaration)
    .filter((field) => isShown(field, values) && (mode !== 'keep' || isMetadataField(field)))
    .flatMap((field) => {
      const value = readPath(built, field.name);
      const isMissing = value === undefined || value === '';
      const error =
        secretError(field, readPath(values, field.name), words) ??
        (isMissing && isRequired(field, mode) ? words.required(field.label) : undefined) ??
        (refused.has(field.name) ? refusedText(field, isMissing, words) : undefined);
      return error === undefined ? [] : [[field.name, error] as const];
    });
  return {
    errors: Object.fromEntries(errors),
    built,
    body: result.success ? result.output : undefined,
  };
}

/** Returns the error text of a field that the schema or the platform rejected. */
export function refusedText(
  { label, invalid }: FieldDeclaration,
  isMissing: boolean,
  words: ConnectorFormsWords,
): string {
  return isMissing ? words.required(label) : (invalid ?? words.invalid);
}

function secretError(
  { kind }: FieldDeclaration,
  value: unknown,
  words: ConnectorFormsWords,
): string | undefined {
  if (!isSecret(value) || value.kind !== 'typed' || value.value === '') return undefined;
  if (isMask(value.value)) return words.mask;
  const problem = kind === 'pem' ? checkPem(value.value) : undefined;
  return problem === undefined ? undefined : words.pemProblems[problem];
}
