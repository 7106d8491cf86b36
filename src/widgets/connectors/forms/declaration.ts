import type * as v from 'valibot';
import type { SecretState } from './secretModel.ts';

/** What a field of a form holds. Numbers are kept as they were written. */
export type FieldValue = string | boolean | readonly string[] | SecretState;

/** All that a form holds, by the names of its fields. */
export type FormValues = Record<string, FieldValue>;

/** One choice of a `select`. */
export interface FieldOption {
  value: string;
  label: string;
}

/** One field of a credential form, as data. */
export interface FieldDeclaration {
  /** Unique in the form; no dots. */
  name: string;
  /**
   * Where its value goes in the body of connect-session, as `credentials.client_secret`. What stands
   * under `metadata` can be read back and changed later; all else is stored and never answered.
   */
  path: string;
  label: string;
  /**
   * - `secret` and `pem` are kept, replaced or cleared, and wiped as soon as they are not needed.
   * - `list` holds one text a line.
   *
   * @default 'text'
   */
  kind?: 'text' | 'number' | 'area' | 'select' | 'switch' | 'list' | 'secret' | 'pem';
  /** What to write and where to find it. */
  description?: string;
  placeholder?: string;
  /** @default false */
  required?: boolean;
  /** What is said of a value that the contract does not allow. @default general words */
  invalid?: string;
  /** The choices of a `select`. */
  options?: readonly FieldOption[];
  /** @default '' or, by kind, false or an empty list */
  initial?: FieldValue;
  /** Sent when it is empty, as the contract wants it. @default false: an empty field is left out */
  sendsEmpty?: boolean;
  /** Shown and sent only while another field has this value. */
  when?: { field: string; is: FieldValue };
  /** How much of a line it takes. @default 'full' */
  width?: 'full' | 'wide' | 'narrow';
}

/** Fields that belong together. */
export interface FormSection {
  /** Names the group. @default none */
  title?: string;
  fields: readonly FieldDeclaration[];
}

/** A credential form, as data: what it asks, and where the answers go. */
export interface CredentialDeclaration {
  /** As connect-session wants it, for example `erp-a-rest`. */
  providerConfigKey: string;
  /** Names the form's region, for example "ERP". */
  title: string;
  sections: readonly FormSection[];
  /** Values that nobody is asked for, by path, as `credentials.authType`. @default none */
  constants?: Readonly<Record<string, unknown>>;
  /** Values that follow from others, by path; they come last. @default none */
  derive?: (values: FormValues) => Readonly<Record<string, unknown>>;
  /** The contract's schema of the body. @default the body of any connect-session */
  schema?: v.GenericSchema;
}

/** The fields of all sections, in their order. */
export function fieldsOf({ sections }: CredentialDeclaration): readonly FieldDeclaration[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Whether a field is a secret. */
export function isSecretField({ kind }: FieldDeclaration): boolean {
  return kind === 'secret' || kind === 'pem';
}

/** Whether a field can be read back and changed without its credentials. */
export function isMetadataField({ path }: FieldDeclaration): boolean {
  return path.startsWith('metadata.');
}

/** Whether a field is shown beside these values. */
export function isShown({ when }: FieldDeclaration, values: FormValues): boolean {
  return when === undefined || values[when.field] === when.is;
}
