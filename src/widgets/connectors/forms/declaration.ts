import type * as v from 'valibot';
import type { ConnectSessionBody } from '../../../contract/index.ts';
import type { FieldValues } from 'react-hook-form';
import { readPath } from './body/path.ts';
import type { SecretState } from './secrets/secretModel.ts';

/** The value of a field. Numbers are kept as they were typed. */
export type FieldValue = string | boolean | readonly string[] | SecretState;

/** The values of a form, nested by the names of its fields. */
export type FormValues = FieldValues;

/** One choice of a `select`. */
export interface FieldOption {
  value: string;
  label: string;
}

/** One field of a credential form, as data. */
export interface FieldDeclaration {
  /**
   * The path of its value in the body of connect-session, such as `credentials.client_secret`.
   * Unique in the form. Values under `metadata` can be read back and changed later; everything else
   * is stored and never returned.
   */
  name: string;
  label: string;
  /**
   * - `secret` and `pem` are kept, replaced or removed, and forgotten as soon as they aren't needed.
   * - `list` holds one text per line.
   *
   * @default 'text'
   */
  kind?: 'text' | 'number' | 'area' | 'select' | 'switch' | 'list' | 'secret' | 'pem';
  /** A hint on what to enter and where to find it. */
  description?: string;
  placeholder?: string;
  /** @default false */
  required?: boolean;
  /**
   * True if it is required when stored credentials are replaced, since it can't be read back.
   *
   * @default as `required`
   */
  requiredToReplace?: boolean;
  /**
   * True if a secret is asked for only beside other new credentials, since it may never have been
   * stored.
   *
   * @default false
   */
  onlyWhenNew?: boolean;
  /** The error for a value that the contract does not allow. @default a general sentence */
  invalid?: string;
  /** The choices of a `select`. */
  options?: readonly FieldOption[];
  /** @default '' or, by kind, false or an empty list */
  initial?: FieldValue;
  /** True if it is sent even when empty. @default false */
  sendsEmpty?: boolean;
  /** Shows and sends it only while another field has this value. */
  when?: { field: string; is: FieldValue };
  /** `ltr` for host names, addresses and other codes, which read so in every language. @default 'auto' */
  dir?: 'ltr' | 'auto';
  /** The share of a row that it takes. @default 'full' */
  width?: 'full' | 'wide' | 'narrow';
}

/** Fields that belong together. */
export interface FormSection {
  /** Names the group. @default none */
  title?: string;
  fields: readonly FieldDeclaration[];
  /** True if it is folded after the others, since most people don't need it. @default false */
  advanced?: boolean;
}

/** A credential form, as data: what it asks, and where the answers go. */
export interface CredentialDeclaration {
  /** As connect-session expects it, for example `erp-a-rest`. */
  providerConfigKey: string;
  /** Names the form's region, for example "ERP". */
  title: string;
  sections: readonly FormSection[];
  /** Values that nobody is asked for, by path, as `credentials.authType`. @default none */
  constants?: Readonly<Record<string, unknown>>;
  /** Values that follow from others, by path. They are applied last. @default none */
  derive?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** The contract's schema of the body. @default the body of any connect-session */
  schema?: v.GenericSchema<unknown, ConnectSessionBody>;
}

/** The fields of all sections, in their order. */
export function fieldsOf({
  sections,
}: Pick<CredentialDeclaration, 'sections'>): readonly FieldDeclaration[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Returns whether a field is a secret. */
export function isSecretField({ kind }: FieldDeclaration): boolean {
  return kind === 'secret' || kind === 'pem';
}

/** Returns whether a field can be read back and changed without its credentials. */
export function isMetadataField({ name }: FieldDeclaration): boolean {
  return name.startsWith('metadata.');
}

/**
 * The handling of credentials on save: those of a new connection are sent, stored ones are kept or
 * replaced.
 */
export type CredentialMode = 'new' | 'keep' | 'replace';

/** Returns whether a field needs a value. */
export function isRequired(field: FieldDeclaration, mode: CredentialMode): boolean {
  if (mode === 'replace' && field.requiredToReplace === true) return true;
  return field.required === true;
}

/** Returns whether a field is shown beside these values. */
export function isShown({ when }: FieldDeclaration, values: FormValues): boolean {
  return when === undefined || readPath(values, when.field) === when.is;
}
