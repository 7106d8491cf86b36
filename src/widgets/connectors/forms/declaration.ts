import type * as v from 'valibot';
import type { ConnectSessionBody } from '../../../contract/index.ts';
import type { FieldValues } from 'react-hook-form';
import { readPath } from './body/path.ts';
import type { SecretState } from './secrets/secretModel.ts';

/** A field's value. Numbers are kept as typed. */
export type FieldValue = string | boolean | readonly string[] | SecretState;

/** A form's values, nested by field name. */
export type FormValues = FieldValues;

/** An option of a `select`. */
export interface FieldOption {
  value: string;
  label: string;
}

/** A field of a credential form, as data. */
export interface FieldDeclaration {
  /**
   * The path of its value in the body of connect-session, such as `credentials.client_secret`.
   * Unique in the form. Values under `metadata` can be read back and changed later; everything else
   * is stored and never returned.
   */
  name: string;
  label: string;
  /**
   * - `secret` and `pem` are kept, replaced or removed, and discarded once they aren't needed.
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
   * True if a secret is requested only with other new credentials, since it may never have been
   * stored.
   *
   * @default false
   */
  onlyWhenNew?: boolean;
  /** The error text for a value that the contract rejects. @default a general sentence */
  invalid?: string;
  /** The choices of a `select`. */
  options?: readonly FieldOption[];
  /** @default '' or, by kind, false or an empty list */
  initial?: FieldValue;
  /** True if it is sent even when empty. @default false */
  sendsEmpty?: boolean;
  /** Shows and sends the field only while another field has this value. */
  when?: { field: string; is: FieldValue };
  /** `ltr` for codes such as host names, in every language. @default 'auto' */
  dir?: 'ltr' | 'auto';
  /** The field's share of a row. @default 'full' */
  width?: 'full' | 'wide' | 'narrow';
}

/** A group of related fields. */
export interface FormSection {
  /** The group's title. @default none */
  title?: string;
  fields: readonly FieldDeclaration[];
  /** True if it is collapsed below the others, as most users don't need it. @default false */
  advanced?: boolean;
}

/** A declarative credential form: its fields and the paths of their values. */
export interface CredentialDeclaration {
  /** The key in connect-session, for example `erp-a-rest`. */
  providerConfigKey: string;
  /** The accessible name of the form's region, for example "ERP". */
  title: string;
  sections: readonly FormSection[];
  /** Constant values by path, such as `credentials.authType`. @default none */
  constants?: Readonly<Record<string, unknown>>;
  /** Derives further values by path. Applied last. @default none */
  derive?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** The contract's schema for the body. @default the body of any connect-session */
  schema?: v.GenericSchema<unknown, ConnectSessionBody>;
}

/** A declaration of the kit, with a line below the form's title. */
export interface IntroducedDeclaration extends CredentialDeclaration {
  intro?: string;
}

export function fieldsOf({
  sections,
}: Pick<CredentialDeclaration, 'sections'>): readonly FieldDeclaration[] {
  return sections.flatMap(({ fields }) => fields);
}

export function isSecretField({ kind }: FieldDeclaration): boolean {
  return kind === 'secret' || kind === 'pem';
}

/** Returns true if a field can be read back and changed without credentials. */
export function isMetadataField({ name }: FieldDeclaration): boolean {
  return name.startsWith('metadata.');
}

/** The handling of credentials on save: `new` ones are sent, stored ones are kept or replaced. */
export type CredentialMode = 'new' | 'keep' | 'replace';

export function isRequired(field: FieldDeclaration, mode: CredentialMode): boolean {
  if (mode === 'replace' && field.requiredToReplace === true) return true;
  return field.required === true;
}

export function isShown({ when }: FieldDeclaration, values: FormValues): boolean {
  return when === undefined || readPath(values, when.field) === when.is;
}
