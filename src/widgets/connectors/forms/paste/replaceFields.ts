import type { SqlEngine } from '../../../../contract/index.ts';
import type { ConnectorFormsWords, Format } from '../../../../words/index.ts';
import { fieldsOf, type CredentialDeclaration, type FieldValue } from '../declaration.ts';
import type { FormKit } from '../FormKitContext.ts';
import { initialValues } from '../body/formBody.ts';
import { readPath } from '../body/path.ts';

export type NamedValues = Readonly<Record<string, FieldValue>>;

export interface ReadPaste {
  readonly isProblem: false;
  /** The string's SQL engine; undefined if several match. */
  readonly engine?: SqlEngine | undefined;
  readonly values: NamedValues;
  /** Descriptions of the parsed parts, without secrets. */
  readonly understood: readonly string[];
}

/** The values of a pasted connection string, or the reason why it can't be used. */
export type PasteReading = { readonly isProblem: true; readonly text: string } | ReadPaste;

export type PasteReader = (
  text: string,
  words: ConnectorFormsWords,
  format: Format,
) => PasteReading;

/**
 * Replaces related fields of a form together. Fields without a new value are reset, so that old and
 * new sources don't mix.
 *
 * @param all - The related fields. Locked ones keep their values.
 * @returns A function that restores the previous values.
 */
export function replaceFields(
  { form, declaration, lockedFields }: Pick<FormKit, 'form' | 'declaration' | 'lockedFields'>,
  all: readonly string[],
  values: NamedValues,
): () => void {
  const names = all.filter((name) => lockedFields?.includes(name) !== true);
  const before = names.map((name) => [name, form.getValues(name)] as const);
  const write = (entries: readonly (readonly [name: string, value: unknown])[]): void => {
    const shouldValidate = form.formState.isSubmitted;
    for (const [name, value] of entries) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate });
    }
  };
  write(replacement(declaration, names, values));
  return () => write(before);
}

/**
 * Returns the label of a locked field that the string contradicts. Such a string is rejected: its
 * password would be sent to the host's fixed server.
 */
export function conflictingLockedField(
  { form, declaration, lockedFields = [] }: Pick<FormKit, 'form' | 'declaration' | 'lockedFields'>,
  values: NamedValues,
): string | undefined {
  return fieldsOf(declaration).find(
    ({ name, kind = 'text' }) =>
      lockedFields.includes(name) &&
      (kind === 'text' || kind === 'number') &&
      values[name] !== undefined &&
      values[name] !== '' &&
      values[name] !== form.getValues(name),
  )?.label;
}

export function replacement(
  declaration: CredentialDeclaration,
  names: readonly string[],
  values: NamedValues,
): readonly (readonly [name: string, value: unknown])[] {
  const empty = initialValues(declaration);
  return names.map((name) => [name, values[name] ?? readPath(empty, name)]);
}
