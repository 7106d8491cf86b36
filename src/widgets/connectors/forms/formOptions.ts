import type { ConnectorRule } from '../../../provider/index.ts';
import { isSecretField, type FieldValue, type IntroducedDeclaration } from './declaration.ts';

/** A link to a help page for a form. */
export interface FormHelp {
  /** A URL that starts with `https:` or `mailto:`. */
  href: string;
  /** The link's text, such as "How to create a read-only user". */
  label: string;
}

/**
 * The fields of a connect-session body, by name or path, such as `username` and `metadata.host`.
 * Keys of its index signature are excluded.
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

/** A type's declared keys, without its index signature. */
export type KnownKey<T> = string &
  keyof { [Key in keyof T as string extends Key ? never : Key]: never };

/** Options that prefill, lock or hide form fields, named as in the connect-session body. */
export interface FormOptions<Name extends string = string> {
  /**
   * Initial values of a new connection. Example: `{ 'metadata.host': 'db.example' }`. Secrets are
   * excluded.
   *
   * @default the form's own
   */
  initialValues?: { readonly [Key in Name]?: Exclude<FieldValue, object> | readonly string[] };
  /** Read-only fields; never secrets, which are always empty. @default none */
  lockedFields?: readonly Name[];
  /** Fields that are sent but hidden, unless they have an error. @default none */
  hiddenFields?: readonly Name[];
  /** A link above the fields and beside a failed test. @default no link */
  help?: FormHelp;
}

/**
 * Applies a page's options to a declaration, and the rules of the host's backend, which take
 * precedence.
 */
export function presetForm(
  declaration: IntroducedDeclaration,
  { initialValues, lockedFields = [] }: Pick<FormOptions, 'initialValues' | 'lockedFields'>,
  { defaults, locked = [] }: ConnectorRule,
): { declaration: IntroducedDeclaration; lockedFields: readonly string[] } {
  const values: FormOptions['initialValues'] = { ...initialValues, ...defaults };
  const sections = declaration.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const initial = isSecretField(field) ? undefined : values[field.name];
      return initial === undefined ? field : { ...field, initial };
    }),
  }));
  return { declaration: { ...declaration, sections }, lockedFields: [...lockedFields, ...locked] };
}
