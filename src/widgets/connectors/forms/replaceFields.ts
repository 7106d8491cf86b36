import type { CredentialDeclaration, FormValues } from './declaration.ts';
import type { FormKit } from './FormKitContext.ts';
import { initialValues } from './formBody.ts';

/**
 * Replaces fields of a form together: one without a new value becomes what it is in an empty form,
 * so that nothing of an earlier source stays beside a new one.
 *
 * @param names - The fields that belong together.
 * @returns Puts back what they held before.
 */
export function replaceFields(
  { form, declaration }: Pick<FormKit, 'form' | 'declaration'>,
  names: readonly string[],
  values: Readonly<Partial<FormValues>>,
): () => void {
  const put = (next: Readonly<Partial<FormValues>>): void => {
    const shouldValidate = form.formState.isSubmitted;
    for (const name of names) {
      const value = next[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true, shouldValidate });
    }
  };
  const before = { ...form.getValues() };
  put(replacement(declaration, names, values));
  return () => put(before);
}

/** What the fields hold after {@link replaceFields}, whatever they held before. */
export function replacement(
  declaration: CredentialDeclaration,
  names: readonly string[],
  values: Readonly<Partial<FormValues>>,
): Readonly<Partial<FormValues>> {
  const all: Partial<FormValues> = { ...initialValues(declaration), ...values };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}
