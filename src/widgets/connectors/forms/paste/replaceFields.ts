import { fieldsOf, type CredentialDeclaration, type FieldValue } from '../declaration.ts';
import type { FormKit } from '../FormKitContext.ts';
import { initialValues } from '../body/formBody.ts';
import { readPath } from '../body/path.ts';

/** Values of fields, by the fields' names. */
export type NamedValues = Readonly<Record<string, FieldValue>>;

/**
 * Replaces fields of a form together. A field without a new value becomes what it is in an empty
 * form, so that nothing of an earlier source is mixed with a new one.
 *
 * @param all - The fields that belong together. Those that the host has locked stay as they are.
 * @returns A function that restores what they held before.
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
 * The label of a locked field for which a string has another value. Such a string is not read: its
 * password would go where the host of the page has fixed it.
 */
export function otherThanLocked(
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

/** Returns the fields' values after {@link replaceFields}, regardless of earlier ones. */
export function replacement(
  declaration: CredentialDeclaration,
  names: readonly string[],
  values: NamedValues,
): readonly (readonly [name: string, value: unknown])[] {
  const empty = initialValues(declaration);
  return names.map((name) => [name, values[name] ?? readPath(empty, name)]);
}
