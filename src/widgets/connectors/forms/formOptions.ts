import type { ConnectorRule } from '../../../provider/index.ts';
import type { CredentialDeclaration, FieldValue } from './declaration.ts';
import { isSecretField } from './declaration.ts';

/** A page that helps with a form. */
export interface FormHelp {
  /** An address that starts with `https:` or `mailto:`. */
  href: string;
  /** Names the link, such as "How to create a read-only user". */
  label: string;
}

/**
 * The fields of a body of connect-session, by name or path, such as `username` and `metadata.host`.
 * Keys that the body leaves open are no fields of a form.
 */
export type FieldName<Body> = Body extends unknown
  ? {
      [Key in KnownKey<Body>]: NonNullable<Body[Key]> extends readonly unknown[]
        ? Key
        : NonNullable<Body[Key]> extends object
          ? `${Key}.${KnownKey<NonNullable<Body[Key]>>}`
          : Key;
    }[KnownKey<Body>]
  : never;

/** The keys that a type names itself, without those that it leaves open. */
export type KnownKey<T> = string &
  keyof { [Key in keyof T as string extends Key ? never : Key]: never };

/** Options for preparing a form. Fields are named as in the body of connect-session. */
export interface FormOptions<Name extends string = string> {
  /**
   * Initial values of a new connection. Example: `{ 'metadata.host': 'db.example' }`. Secrets are
   * excluded.
   *
   * @default the form's own
   */
  initialValues?: { readonly [Key in Name]?: Exclude<FieldValue, object> | readonly string[] };
  /** Fields that are shown and can't be changed; never secrets, which are always empty. @default none */
  lockedFields?: readonly Name[];
  /** Fields that are sent and not shown, unless they have an error. @default none */
  hiddenFields?: readonly Name[];
  /** Linked to above the fields, and where a test has failed. @default no link */
  help?: FormHelp;
}

/** The options of a page with the rules of the host's backend, which come before them. */
export function withRule(
  initialValues: FormOptions['initialValues'],
  lockedFields: readonly string[] | undefined,
  { defaults, locked = [] }: ConnectorRule,
): Required<Pick<FormOptions, 'initialValues' | 'lockedFields'>> {
  return {
    initialValues: { ...initialValues, ...defaults },
    lockedFields: [...(lockedFields ?? []), ...locked],
  };
}

/** The declaration with the host's values in its fields. */
export function withInitialValues(
  declaration: CredentialDeclaration,
  initialValues: FormOptions['initialValues'],
): CredentialDeclaration {
  if (initialValues === undefined) return declaration;
  const sections = declaration.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const initial = isSecretField(field) ? undefined : initialValues[field.name];
      return initial === undefined ? field : { ...field, initial };
    }),
  }));
  return { ...declaration, sections };
}

/** The options among a form's props, without those that the host didn't give. */
export function formOptions({
  initialValues,
  lockedFields,
  hiddenFields,
  help,
}: FormOptions): FormOptions {
  return {
    ...(initialValues !== undefined && { initialValues }),
    ...(lockedFields !== undefined && { lockedFields }),
    ...(hiddenFields !== undefined && { hiddenFields }),
    ...(help !== undefined && { help }),
  };
}
