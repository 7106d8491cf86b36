import * as v from 'valibot';
import { connectSessionBody, type ConnectSessionBody } from '../../../../contract/index.ts';
import type { ConnectorFormsWords } from '../../../../words/index.ts';
import { checkPem, type PemProblem } from '../secrets/checkPem.ts';
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

/** The errors of a form's fields, by the fields' names. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form that was read once, for checking it and for sending it. */
export interface FormReading {
  readonly errors: FieldErrors;
  /** The body as the values make it, whether the contract allows it or not. */
  readonly built: JsonObject;
  /** The body as the contract's schema returns it; undefined where the schema refuses it. */
  readonly body: ConnectSessionBody | undefined;
}

/**
 * Makes the body of a form's values and checks it by the contract's schema.
 *
 * @param mode - With `keep`, only metadata counts.
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

/** The error of a field that was refused, here or by the platform. */
export function refusedText(
  { label, invalid }: FieldDeclaration,
  isMissing: boolean,
  words: ConnectorFormsWords,
): string {
  return isMissing ? words.required(label) : (invalid ?? words.invalid(label));
}

function secretError(
  { kind, label }: FieldDeclaration,
  value: unknown,
  words: ConnectorFormsWords,
): string | undefined {
  if (!isSecret(value) || value.kind !== 'typed' || value.value === '') return undefined;
  if (isMask(value.value)) return words.mask(label);
  const problem = kind === 'pem' ? checkPem(value.value) : undefined;
  return problem === undefined ? undefined : pemText(problem, words);
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
