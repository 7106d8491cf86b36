import {
  fieldsOf,
  isMetadataField,
  isSecretField,
  isShown,
  type CredentialDeclaration,
  type FieldDeclaration,
  type FieldValue,
  type FormValues,
} from './declaration.ts';
import { createSecret, isSecret, secretToSend } from './secretModel.ts';

/** A body or a part of it. */
export type Body = Record<string, unknown>;

/** The body of connect-session that a form's values make. Kept secrets and empty fields stay out. */
export function bodyOf(declaration: CredentialDeclaration, values: FormValues): Body {
  const body: Body = { providerConfigKey: declaration.providerConfigKey };
  for (const [path, value] of Object.entries(declaration.constants ?? {})) {
    // A copy, since fields may write into it.
    put(body, path, structuredClone(value));
  }
  for (const field of fieldsOf(declaration)) {
    if (!isShown(field, values)) continue;
    const value = sentValue(field, values[field.name]);
    if (value !== undefined) put(body, field.path, value);
  }
  for (const [path, value] of Object.entries(declaration.derive?.(values) ?? {})) {
    put(body, path, value);
  }
  return body;
}

/**
 * The metadata that an edit writes: every field that can be read back, and the emptied ones as
 * empty, so that they do not stay as they were.
 */
export function metadataOf(
  declaration: CredentialDeclaration,
  values: FormValues,
  stored: Body,
): Body {
  const body = bodyOf(declaration, values);
  for (const { path, kind, name } of fieldsOf(declaration).filter(isMetadataField)) {
    const wasThere = read({ metadata: stored }, path) !== undefined;
    if (!wasThere || read(body, path) !== undefined || kind === 'number') continue;
    if (isEmpty(values[name])) put(body, path, kind === 'list' ? [] : '');
  }
  return isBody(body.metadata) ? body.metadata : {};
}

/**
 * What a form holds at first.
 *
 * @param stored - The metadata of the connection that is edited; undefined for a new one.
 */
export function initialValues(declaration: CredentialDeclaration, stored?: Body): FormValues {
  return Object.fromEntries(
    fieldsOf(declaration).map((field) => [field.name, initialValue(field, stored)]),
  );
}

/** The value at a path, as `metadata.host`. */
export function read(body: Body, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isBody(value) ? value[key] : undefined), body);
}

function initialValue(field: FieldDeclaration, stored: Body | undefined): FieldValue {
  if (isSecretField(field)) return createSecret(stored !== undefined);
  const empty = emptyValue(field);
  const initial = field.initial ?? empty;
  if (stored === undefined) return initial;
  // Credentials are not answered, but some of them, such as a user's name, may stand in metadata.
  const path = isMetadataField(field) ? field.path : `metadata.${field.path}`;
  return (
    fieldValue(read({ metadata: stored }, path)) ?? (field.kind === 'select' ? initial : empty)
  );
}

function emptyValue({ kind }: FieldDeclaration): FieldValue {
  if (kind === 'switch') return false;
  return kind === 'list' ? [] : '';
}

/** A value of metadata as a field holds it; undefined for one that no field can show. */
function fieldValue(value: unknown): FieldValue | undefined {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string');
  return undefined;
}

function sentValue(field: FieldDeclaration, value: FieldValue | undefined): unknown {
  if (isSecret(value)) return secretToSend(value) ?? (field.sendsEmpty === true ? '' : undefined);
  if (isEmpty(value)) return field.sendsEmpty === true ? '' : undefined;
  if (isList(value)) {
    return value.map((entry) => entry.trim()).filter((entry) => entry !== '');
  }
  if (typeof value !== 'string') return value;
  const text = value.trim();
  // What is no number goes on as it is: the contract's schema then says so.
  return field.kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}

function isEmpty(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || (isList(value) && value.every((entry) => entry.trim() === ''));
}

function put(body: Body, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop();
  if (last === undefined) return;
  let place = body;
  for (const key of keys) {
    const inner = place[key];
    const next: Body = isBody(inner) ? inner : {};
    place[key] = next;
    place = next;
  }
  place[last] = value;
}

/** Whether a value of a form is a list of texts. */
export function isList(value: FieldValue | undefined): value is readonly string[] {
  return Array.isArray(value);
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
