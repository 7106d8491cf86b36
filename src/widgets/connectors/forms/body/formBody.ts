import { isRecord } from '../../../../contract/index.ts';
import {
  fieldsOf,
  isMetadataField,
  isSecretField,
  isShown,
  type CredentialDeclaration,
  type FieldDeclaration,
  type FieldValue,
  type FormValues,
} from '../declaration.ts';
import { nest, readPath, writePath, type JsonObject } from './path.ts';
import { createSecret, isSecret, secretToSend } from '../secrets/secretModel.ts';

/** Returns a form's body for connect-session, without kept secrets and empty fields. */
export function bodyOf(declaration: CredentialDeclaration, values: FormValues): JsonObject {
  const { providerConfigKey, constants = {}, derive } = declaration;
  const shown = fieldsOf(declaration).filter((field) => isShown(field, values));
  return nest([
    ['providerConfigKey', providerConfigKey],
    // Cloned, since fields are written into it.
    ...Object.entries(structuredClone(constants)),
    ...shown
      .map((field) => [field.name, sentValue(field, readPath(values, field.name))] as const)
      .filter(([, value]) => value !== undefined),
    ...Object.entries(derive?.(values) ?? {}),
  ]);
}

/**
 * Returns the metadata to write on edit: every readable field. Emptied fields are written as empty,
 * since omitted ones would keep their values.
 */
export function metadataOf(
  declaration: CredentialDeclaration,
  { metadata }: JsonObject,
  stored: JsonObject,
): JsonObject {
  const body = { metadata: isRecord(metadata) ? { ...metadata } : {} };
  for (const { name, kind } of fieldsOf(declaration).filter(isMetadataField)) {
    const wasThere = readPath({ metadata: stored }, name) !== undefined;
    if (!wasThere || kind === 'number' || readPath(body, name) !== undefined) continue;
    writePath(body, name, kind === 'list' ? [] : '');
  }
  return body.metadata;
}

/** Returns a form's initial values, from the metadata of an edited connection. */
export function initialValues(
  declaration: Pick<CredentialDeclaration, 'sections'>,
  stored?: JsonObject,
): FormValues {
  return nest(fieldsOf(declaration).map((field) => [field.name, initialValue(field, stored)]));
}

function initialValue(field: FieldDeclaration, stored: JsonObject | undefined): FieldValue {
  if (isSecretField(field)) {
    return createSecret(stored !== undefined && field.onlyWhenNew !== true);
  }
  const empty = emptyValue(field);
  const initial = field.initial ?? empty;
  if (stored === undefined) return initial;
  // Credentials are never returned, but some, such as a user name, may also be in the metadata.
  const path = isMetadataField(field) ? field.name : `metadata.${field.name}`;
  return (
    fieldValue(readPath({ metadata: stored }, path)) ?? (field.kind === 'select' ? initial : empty)
  );
}

function emptyValue({ kind }: FieldDeclaration): FieldValue {
  if (kind === 'switch') return false;
  return kind === 'list' ? [] : '';
}

/** Converts a metadata value to a field's value. Returns undefined if no field can show it. */
function fieldValue(value: unknown): FieldValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? listOf(value) : undefined;
}

function sentValue(field: FieldDeclaration, value: unknown): unknown {
  const sent = isSecret(value) ? secretToSend(value) : trimmed(field, value);
  return sent ?? (field.sendsEmpty === true ? '' : undefined);
}

/** Trims a value. Returns undefined if it is empty. */
function trimmed({ kind }: FieldDeclaration, value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries = listOf(value)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
    return entries.length === 0 ? undefined : entries;
  }
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  // Non-numeric text is kept, so that the contract's schema rejects it.
  return kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Returns a list's texts; an empty list for any other value. */
export function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

export function hasTyped(
  fields: readonly FieldDeclaration[],
  values: FormValues,
  initial: FormValues,
): boolean {
  return fields.some(
    ({ name }) => textOf(readPath(values, name)) !== textOf(readPath(initial, name)),
  );
}

/** Returns a value as text; empty if nobody entered it. */
function textOf(value: unknown): string {
  if (isSecret(value)) return value.kind === 'typed' ? value.value : value.kind.replace('kept', '');
  if (Array.isArray(value)) return listOf(value).join('\n').trim();
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'string' ? value.trim() : '';
}
